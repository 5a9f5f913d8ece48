// Made from Page/machine.js by Scripts/embed-page. Do not edit.

let machine_js = PageFile(
    hash: "sha256-bayosmvaeCbM5iBh6HiXTlPEchpgvv0MgKd89/bS9wo=",
    text: #"""
"use strict";

// The app's navigation, as its generated NavigationState and NavigationRouter have it: pure values in, pure values out.
function screenSpecMachine(spec) {
    return { spec };
}
"""#)
