// Made from Page/sharing.js by Scripts/embed-page. Do not edit.

let sharing_js = PageFile(
    hash: "sha256-bIwNlEbw7UqVJGD+4iY6BAnG0DRryjQgWxQaTksxNC4=",
    text: #"""
"use strict";function encodedPlace(text){let bytes=new TextEncoder().encode(text);let binary="";for(let byte of bytes)binary+=String.fromCharCode(byte);return btoa(binary).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}
function decodedPlace(text){let binary=atob(text.replaceAll("-","+").replaceAll("_","/"));return new TextDecoder().decode(Uint8Array.from(binary,character=>character.charCodeAt(0)))}
let lookKeys={look:["auto","light","dark"],direction:["ltr","rtl"],type:["0","1","2","3"],pane:["screen","state","log"]};function readFragment(fragment){let values=new URLSearchParams(fragment.replace(/^#/,"")),found={};if(["all","map",...devices.map(device=>device.id)].includes(values.get("device")))found.device=values.get("device");for(let[key,words]of Object.entries(lookKeys))if(words.includes(values.get(key)))found[key]=values.get(key);found.off=values.getAll("without");found.holding=values.getAll("holds");found.deleted=values.getAll("deleted");found.places={};found.sizes={};for(let device of devices){let size=/^(\d{3,4})x(\d{3,4})$/.exec(values.get(`${device.id}-size`)||""),isTurned=device.canTurn&&size?.[1]===String(device.height)&&size[2]===String(device.width);if(size&&(device.canResize||isTurned))found.sizes[device.id]=[Number(size[1]),Number(size[2])];try{let text=values.get(device.id);if(text)found.places[device.id]=decodedPlace(text)}catch{found.isDamaged=!0}}
return found}
function writtenFragment(page){let values=new URLSearchParams();values.set("device",page.shown);for(let key of Object.keys(lookKeys))if(page.look[key]!==lookKeys[key][0])values.set(key,page.look[key]);for(let condition of page.app.off)values.append("without",condition);for(let guard of page.app.holding)values.append("holds",guard);for(let data of page.app.deleted)values.append("deleted",data);let frames=page.shown==="all"?page.frames:page.frames.filter(frame=>frame.device.id===page.shown);for(let{device,size,place}of frames){if(size.width!==device.width||size.height!==device.height)values.set(`${device.id}-size`,`${size.width}x${size.height}`);if(place)values.set(device.id,encodedPlace(place))}
return`#${values}`}
"""#)
