// Made from Page/page.js by Scripts/embed-page. Do not edit.

let page_js = PageFile(
    hash: "sha256-Xs8vTYPmJg2r1uxI522N3rzPlWVj80ByIhv5YNO4wlU=",
    text: #"""
"use strict";
"""#)
