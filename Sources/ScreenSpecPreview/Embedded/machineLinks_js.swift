// Made from Page/machineLinks.js by Scripts/embed-page. Do not edit.

let machineLinks_js = PageFile(
    hash: "sha256-gXSZDoxGDXRbFm8Q0cHV8EdxH4gjteI1wBe7WNYw+FQ=",
    text: #"""
function screenSpecLinks(places){let links=places.spec.links??{schemes:[],domains:[],routes:[]},routes=new Map(links.routes.map(route=>[route.name,route])),patterns=links.routes
.flatMap(route=>route.patterns.map(pattern=>({route,pattern,ranks:ranks(pattern)})))
.sort((a,b)=>compare(a.ranks,b.ranks));function ranks(pattern){return pattern.segments.map(({parameter})=>
(parameter===void 0?0:pattern.parameters[parameter].form==="string"?2:1))}
function compare(a,b){let place=a.findIndex((rank,index)=>rank!==b[index]);return place<0?a.length-b.length:a[place]-(b[place]??-1)}
function target(url){let parts=takenApart(url);if(parts===null)return null;for(let{route,pattern}of patterns){let values=valuesOf(pattern,parts);if(values)return Object.freeze({name:route.name,values:Object.freeze(values)})}
return null}
function unread(text,type,name){return type==="Int"&&/^[+-]?\d+$/.test(text)&&BigInt.asIntN(64,BigInt(text))===BigInt(text)
?`The app reads ${text}; this page counts to ${Number.MAX_SAFE_INTEGER}.`
:`“${text}” is no ${type}, and \`${name}\` has to be one.`}
function misfit(url){let parts=takenApart(url),own=[...links.schemes.map(scheme=>`${scheme}:`),...links.domains];if(parts===null)return own.length?`The app's URLs begin with ${own.join(" or ")}.`:"This app has no links.";let{segments,query}=parts,fits=patterns.map(one=>one.pattern).filter(({segments:wanted})=>
wanted.length===segments.length&&wanted.every(({text},index)=>text===void 0||text===segments[index])),failures=fits.flatMap(({segments:wanted,parameters})=>parameters.flatMap(({name,type,form,key,presence},number)=>{let place=wanted.findIndex(({parameter})=>parameter===number),of=(type||form).replace(/\?$/,"");if(place>=0)return read(segments[place],form)===null?[unread(segments[place],of,name)]:[];if(presence!=="required")return[];let given=query.find(item=>item.key===key);return!given?[`\`${key}\` is missing: add ?${key}=…`]:read(given.text,form)===null?[unread(given.text,of,key)]:[]}));return failures[0]||`No route of the app has the path /${segments.join("/")}.`}
function takenApart(url){let match=/^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?$/i.exec(url.trim());if(match===null||/[@:]/.test(match[2]??""))return null;let[scheme,host]=[match[1].toLowerCase(),(match[2]??"").toLowerCase()],isOwn=links.schemes.includes(scheme);if(!isOwn&&!(["https","http"].includes(scheme)&&links.domains.includes(host)))return null;let path=match[3].split("/");if(path[0]==="")path.shift();if(path.at(-1)==="")path.pop();let segments=path.map(decoded);if(segments.includes(null))return null;let query=(match[4]??"").split("&").filter(Boolean).map(item=>{let[key,...text]=item.split("=");return{key:decoded(key),text:decoded(text.join("="))}});return{segments:isOwn&&host?[host,...segments]:segments,query:query.filter(({key,text})=>key!==null&&text!==null)}}
function valuesOf(pattern,{segments,query}){if(segments.length!==pattern.segments.length)return null;let values={};for(let[index,{text,parameter}]of pattern.segments.entries()){if(parameter===void 0&&segments[index]!==text)return null;if(parameter===void 0)continue;let value=read(segments[index],pattern.parameters[parameter].form);if(value===null)return null;values[pattern.parameters[parameter].name]=value}
for(let{name,form,key,presence}of pattern.parameters){if(key===void 0)continue;let texts=query.filter(item=>item.key===key).map(item=>item.text),found=presence==="repeated"?texts:texts.slice(0,1),known=found.map(text=>read(text,form)).filter(value=>value!==null);if(presence==="required"&&known.length===0)return null;if(presence==="repeated")values[name]=known;else if(known.length>0)values[name]=known[0]}
return values}
function read(text,form){switch(form){case"int":return /^[+-]?\d+$/.test(text)&&Number.isSafeInteger(Number(text))?Number(text)+0:null;case"double":return text.trim()===text&&text!==""&&Number.isFinite(Number(text))?Number(text):null;case"bool":return["true","false"].includes(text)?text==="true":null;case"uuid":return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)?text.toUpperCase():null;case"date":return isDate(text)?text:null;default:return text}}
function isDate(text){let parts=/^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d))?$/.exec(text),local=parts&&new Date(`${parts[1]}${parts[2] ?? "T00:00:00"}Z`);if(!local||Number.isNaN(local.getTime())||!local.toISOString().startsWith(parts[1]+(parts[2]??"")))return !1;let written=(parts[2]?new Date(text):local).toISOString();return /^\d{4}-/.test(written)&&!written.startsWith("0000")}
function decoded(text){try{return decodeURIComponent(text)}catch{return null}}
function screens({name,values},found={}){let route=routes.get(name),screens=[];for(let screen of route.trail){let item=made(screen,route,values,found);if(item===null)break;screens.push(item)}
return screens}
function made({destination,values:sources},route,values,found){let payload={};for(let[index,{name,value:defaultValue}]of places.screens.get(destination).payload.entries()){let{parameter,orDefault,model,property,value:written}=sources[index];let value=written??defaultValue;if(model!==void 0)value=found[route.models[model].name]??null;if(model!==void 0&&value===null)return null;if(model!==void 0&&written!==void 0)value=value[property]??written;if(parameter!==void 0){let given=values[route.patterns[0].parameters[parameter].name];value=given??(orDefault?defaultValue:null)}
if(value!=null)payload[name]=value}
return Object.freeze({destination,payload})}
let needsModels=({name})=>routes.get(name).models.length>0;function finders({name,values}){return routes.get(name).models.map(({name,type,parameters})=>({name,type,arguments:parameters.map(label=>({label,value:values[label]}))}))}
function url(item){for(let route of links.routes){if(route.destination!==item.destination)continue;let values=reversed(route,item);if(values!==null)return written(route,values)}
return null}
function reversed(route,item){let{values:sources}=route.trail.at(-1),payload=places.screens.get(item.destination).payload,values={};for(let[number,{name,presence}]of route.patterns[0].parameters.entries()){let value=sources.map((source,place)=>
carried(route,number,source,payload[place],item.payload)).find(value=>value!=null);if(value!==void 0)values[name]=value;else if(presence===void 0||presence==="required")return null}
return values}
function carried(route,number,{parameter,orDefault,model},{name,isOptional},payload){let{name:wanted,presence}=route.patterns[0].parameters[number];if(parameter===number){return orDefault||Boolean(isOptional)===(presence==="optional")?payload[name]:null}
if(model===void 0||`${route.models[model].parameters}`!==wanted)return null;let identity=route.models[model].identity??(links.activity?null:"id");return identity===null?null:payload[name]?.[identity]??null}
function written(route,values){let[{segments,parameters}]=route.patterns,path=segments.map(({text,parameter})=>text??String(values[parameters[parameter].name])),query=parameters.filter(({key})=>key!==void 0).flatMap(({name,key})=>
[values[name]??[]].flat().map(text=>`${encoded(key)}=${encoded(String(text))}`)),[domain]=links.domains,isHost=/^[a-z-][a-z0-9-]*$/.test(path[0]??"")&&!path[0].startsWith("xn--"),base=domain?`https://${domain}/`:`${links.schemes[0]}://${isHost ? "" : "/"}`,end=path.at(-1)===""?"/":"";return base+path.map(encoded).join("/")+end+(query.length>0?`?${query.join("&")}`:"")}
function encoded(text){if(text==="."||text==="..")return text.replaceAll(".","%2E");return encodeURIComponent(text).replace(/[!'()*]/g,mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}
let urlOf=({name,values})=>written(routes.get(name),values),findsModels=links.routes.some(route=>route.models.length>0),destinations=({name})=>routes.get(name).trail.map(screen=>screen.destination);return{target,misfit,screens,destinations,needsModels,finders,url,urlOf,findsModels}}
"""#)
