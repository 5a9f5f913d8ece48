// Made from Page/serve.js by Scripts/embed-page. Do not edit.

let serve_js = PageFile(
    hash: "sha256-4ihuj5PGiqDJqoq7i7rKOjGSRaKXeNB8sWfBpgZCm3Q=",
    text: #"""
"use strict";let served={version:JSON.parse(document.getElementById("version").textContent),isGone:!1};function showFailure(title,text){let failure=document.querySelector(".failure");if(text===null)return failure?.remove();if(!failure)document.body.append(failure=make("section.failure",{role:"alert","aria-label":title}));fill(failure,[title,text],()=>[make("h2",null,title),text?make("pre",null,text):null])}
async function askForVersion(){try{let answer=await(await fetch("version",{cache:"no-store"})).json();if(answer.version!==served.version)return location.reload();showFailure(served.version?"The spec has errors; this is how it was before.":"The spec has errors.",answer.problems)}catch{showFailure("screenspec preview has ended; the page stays as it is.","")}
setTimeout(askForVersion,400)}
askForVersion();
"""#)
