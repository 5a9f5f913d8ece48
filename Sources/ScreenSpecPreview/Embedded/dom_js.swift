// Made from Page/dom.js by Scripts/embed-page. Do not edit.

let dom_js = PageFile(
    hash: "sha256-phMFM0Dr3HaqbHMIm4aFwFumJ7XQNCCu7B/eYn46AsM=",
    text: #"""
"use strict";function make(selector,attributes,...children){let[tag,...classes]=selector.split("."),element=document.createElement(tag||"div");if(classes.length)element.className=classes.join(" ");for(let[key,value]of Object.entries(attributes||{})){if(value===null||value===void 0||value===!1)continue;if(key.startsWith("on"))element.addEventListener(key.slice(2),value);else if(key==="style")for(let[name,text]of Object.entries(value))element.style.setProperty(name,text);else element.setAttribute(key,value===!0?"":value)}
element.append(...children.flat(3).filter(child=>child!==null&&child!==void 0&&child!==!1));return element}
let svgNamespace="http://www.w3.org/2000/svg";function draw(tag,attributes,...children){let element=document.createElementNS(svgNamespace,tag);for(let[key,value]of Object.entries(attributes||{}))element.setAttribute(key,value);element.append(...children.flat().filter(Boolean));return element}
function fill(element,signature,content){let text=JSON.stringify(signature);if(element.signature===text)return;element.signature=text;let focused=element.contains(document.activeElement)?document.activeElement.dataset.key:null,scrolled=element.querySelector(".body")?.scrollTop;element.replaceChildren(...[content()].flat(3).filter(Boolean));if(scrolled)element.querySelector(".body").scrollTop=scrolled;if(focused)element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({preventScroll:!0})}
function toggle(element,classes){for(let[name,isOn]of Object.entries(classes))element.classList.toggle(name,Boolean(isOn))}
function removeAfterAnimation(element,name){element.classList.add(name);element.inert=!0;element.removeAttribute("id");let gone=()=>element.remove();if(getComputedStyle(element).animationName==="none")return gone();element.addEventListener("animationend",event=>{if(event.target===element)gone()});setTimeout(gone,600)}
function inWords(name){let words=name.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_-]+/g," ").trim();return words.split(" ").map(word=>/^(id|url|uuid)$/i.test(word)?word.toUpperCase():word.charAt(0).toUpperCase()+word.slice(1)).join(" ")}
function plural(words){if(/(s|x|ch|sh)$/i.test(words))return words+(/s$/i.test(words)?"":"es");return /[^aeiou]y$/i.test(words)?words.slice(0,-1)+"ies":words+"s"}
"""#)
