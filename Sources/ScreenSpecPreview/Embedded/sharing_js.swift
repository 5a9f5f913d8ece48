// Made from Page/sharing.js by Scripts/embed-page. Do not edit.

let sharing_js = PageFile(
    hash: "sha256-pMDN0bDoQmH40ouKSExXLWU7zBds/m4wdig0MU0kQlI=",
    text: #"""
"use strict";function encodedPlace(text){const bytes=new TextEncoder().encode(text);let binary="";for(const byte of bytes)binary +=String.fromCharCode(byte);return btoa(binary).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"");}
function decodedPlace(text){const binary=atob(text.replaceAll("-","+").replaceAll("_","/"));return new TextDecoder().decode(Uint8Array.from(binary,character=>character.charCodeAt(0)));}
const lookKeys={look:["auto","light","dark"],direction:["ltr","rtl"],type:["0","1","2","3"]};function readFragment(fragment){const values=new URLSearchParams(fragment.replace(/^#/,"")),found={};if(["all","map",...devices.map(device=>device.id)].includes(values.get("device")))found.device=values.get("device");for(const[key,words]of Object.entries(lookKeys))if(words.includes(values.get(key)))found[key]=values.get(key);found.size=/^\d{3,4}x\d{3,4}$/.test(values.get("size")||"")?values.get("size").split("x").map(Number):null;found.places={};for(const device of devices){try{const text=values.get(device.id);if(text)found.places[device.id]=decodedPlace(text);}catch{}}
return found;}
function writtenFragment(page){const values=new URLSearchParams();values.set("device",page.shown);for(const key of Object.keys(lookKeys))if(page.look[key]!==lookKeys[key][0])values.set(key,page.look[key]);const frames=page.shown==="all"?page.frames:page.frames.filter(frame=>frame.device.id===page.shown);const[frame]=frames;if(frames.length===1&&(frame.size.width!==frame.device.width||frame.size.height!==frame.device.height))values.set("size",`${frame.size.width}x${frame.size.height}`);for(const shown of frames)if(shown.main.log.length||shown.wasRestored)values.set(shown.device.id,encodedPlace(shown.main.place));return `#${values}`;}
"""#)
