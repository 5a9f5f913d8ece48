// Made from Page/page.css by Scripts/embed-page. Do not edit.

let page_css = PageFile(
    hash: "sha256-/4tkJ/E0BVqg6B491OK2qJUrBuL212Lg/FejULFYTvM=",
    text: #"""
body { font: 16px system-ui; }
"""#)
