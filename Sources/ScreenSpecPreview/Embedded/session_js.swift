// Made from Page/session.js by Scripts/embed-page. Do not edit.

let session_js = PageFile(
    hash: "sha256-ehXrwH+dEospvk7/Wka/rlluYoQvPGNOD136cFfKO+k=",
    text: #"""
"use strict";let emptyBase={kind:"stack",isCompact:!1,sidebar:null,content:null,detail:null,compactColumn:null,stack:[],tab:null};class Session{constructor(app,device,isCompact,changed,window=null){this.app=app;this.changed=changed;this.window=window;this.showsSidebarAtFirst=device.id==="tv"||!["doubleColumn","detailOnly"].includes(app.spec.visibility);this.sidebarIsShown=this.showsSidebarAtFirst;this.begin(isCompact)}
begin(isCompact){let{app,window}=this;this.state=app.hasNavigation?app.machine.initial({compact:isCompact,...(window?{window}:{})}):null;this.log=[]}
get view(){if(!this.app.hasNavigation)return{base:{...emptyBase,kind:"none"},layers:[]};let view=this.app.machine.columns(this.state);if(!this.window)return view;let[{item,stack,scope},...layers]=view.layers;return{...view,base:{...emptyBase,root:{item,scope},stack:[item,...stack||[]]},layers}}
perform(intent){if(!this.app.hasNavigation)return !1;let{state,transitions,result}=this.app.machine.perform(this.state,intent);this.state=state;for(let transition of transitions||[])this.record(transition,intent);if(!this.find()&&!this.passGuard())this.changed(this);return result!==!1}
passGuard(){let name=this.view.waiting?.guards.find(name=>this.app.holding.has(name));return name!==void 0&&this.perform({kind:"guardAnswers",name,holds:!0})}
remove(item,parent,siblings){let{app}=this,known=parent?app.data(parent):[],own=app.data(item).find(text=>!known.includes(text));if(!own)return;app.deleted.add(own);for(let session of app.sessions()){let shown=[];JSON.stringify(session.state?.screens??null,(_,value)=>{if(value?.payload&&app.isDeleted(value))shown.push(value);return value});session.perform({kind:"remove",deleted:shown.filter(one=>app.about(one,"screen")),sheets:shown.filter(one=>app.about(one,"sheet")),among:siblings})}}
leaveTabsGone(){let tab=this.app.hasNavigation&&this.view.base.tab,there=this.app.tabsThere;if(tab&&there.length&&!there.some(({id})=>id===tab))this.perform({kind:"select",tab:there[0].id})}
select(intent){if(this.hidesSidebarOnceChosen)this.sidebarIsShown=!1;if(!this.isChosen(intent.item))this.perform(intent)}
isChosen(row){let{isCompact,sidebar,contentRoot,detailRoot,stack}=this.view.base;return!isCompact&&stack.length>1&&[sidebar.selected,contentRoot||detailRoot].every(one=>this.app.same(one,row))}
record(transition,intent){this.log.push({number:this.log.length+1,...transition,item:intent.item||intent.to||null,url:intent.url||null,tab:intent.tab||null});if(this.log.length>500)this.log.shift()}
find(){let finders=this.app.machine.finders?.(this.state)||[];if(!finders.length)return !1;let found={};for(let finder of finders)found[finder.name]=this.found(finder);return this.perform({kind:"linkFound",found})}
found({type,arguments:given}){let standIns=this.app.standIns,bare=bareType(type),id=given[given.length-1]?.value;if(bare.endsWith(".ID"))return id;let model=standIns.value(bare,standIns.numberOf(bare,id));return model&&typeof model==="object"&&!Array.isArray(model)&&id!==void 0&&"id"in model?{...model,id}:model}
get url(){return this.app.hasNavigation?this.app.machine.url(this.state):null}
get saved(){return this.app.hasNavigation?this.app.machine.json(this.state):null}
get place(){return{saved:this.saved,state:this.state}}
restore({saved,state},isCompact){let machine=this.app.machine;for(let candidate of[()=>this.known(state)&&state,()=>!this.window&&machine.restored(saved,{compact:isCompact})]){try{let next=candidate();if(!next)continue;machine.columns(next);this.begin(isCompact);this.state=next;this.adapt(isCompact);return lacksSomething(next.screens)?"part":"whole"}catch{}}
return !1}
adapt(isCompact){let{machine}=this.app,room=state=>machine.columns(state).base?.isCompact;if(room(this.state)!==room(machine.initial({compact:isCompact})))this.perform({kind:"adapt",compact:isCompact})}
known(value){if(!value||typeof value!=="object")return !0;if(typeof value.destination==="string"&&!this.isWhole(value))return !1;return Object.values(value).every(part=>this.known(part))}
isWhole(item){let parameters=item.destination===this.app.placeholderCase&&!this.app.about(item)?["label","systemImage"].map(name=>({name})):this.app.about(item)?.payload;if(!parameters||typeof item.payload!=="object"||!item.payload)return !1;let isThere=({name,type,isOptional,isSaved,default:value})=>name in item.payload||isOptional||isSaved===!1||value!==void 0||this.app.standIns.value(type||"",1,name)===void 0;return parameters.every(isThere)&&Object.keys(item.payload).every(key=>parameters.some(({name})=>name===key))}}
function lacksSomething(value){if(!value||typeof value!=="object"||"payload"in value)return !1;return Object.keys(value.unread||{}).length>0||Object.values(value).some(lacksSomething)}
class App{constructor(spec,map,machine){Object.assign(this,{spec,map,machine,standIns:new StandIns(spec)});this.tabs=new Map(spec.tabs.map(tab=>[tab.id,tab]));Object.assign(this,{off:new Set(),holding:new Set(),deleted:new Set()});this.placeholderCase=spec.placeholderCase??"selectSomething";this.kinds=new Map([["screen",spec.screens],["sheet",[...spec.sheets,...spec.windows]],["dialog",spec.dialogs]]
.map(([kind,list])=>[kind,new Map(list.map(entry=>[entry.name,entry]))]))}
about(item,kind){if(kind)return this.kinds.get(kind).get(item.destination);return this.kinds.get("screen").get(item.destination)||this.kinds.get("sheet").get(item.destination)||this.kinds.get("dialog").get(item.destination)}
title(item,kind){let about=this.about(item,kind);if(!about)return inWords(item.destination);return textOf(about.title,this.standIns.names(item))||inWords(item.destination)}
get conditions(){let{sidebar,tabs,screens}=this.spec,sections=sidebar?.sections||[],all=[...tabs,...screens,...sections,...sections.flatMap(section=>[...section.rows,...section.each?[section.each]:[]])];return[...new Set(all.flatMap(entry=>entry.when||[]))]}
isThere(entry){return!entry?.when?.some(condition=>this.off.has(condition))}
tabTitle(tab){return textOf(tab.title,this.standIns.names(tab.root))}
get tabsThere(){return this.spec.tabs.filter(tab=>this.isThere(tab))}
data(item){return(this.about(item)?.payload||[]).filter(({name})=>item.payload?.[name]!=null).map(({name,type})=>{let bare=bareType(type).replace(/\.ID$/,""),isBasic=/^(Swift\.)?(Int|String|Bool|Double|UUID|URL|Date)$/.test(bare)||!/^[A-Z]/.test(bare);return`${isBasic ? `${item.destination} ${name}` : bare} ${JSON.stringify(item.payload[name].id ?? item.payload[name])}`})}
isDeleted(item){return this.deleted.size>0&&this.data(item).some(text=>this.deleted.has(text))}
get hasNavigation(){return this.spec.host!==null}
same(a,b){return Boolean(a&&b)&&(this.machine.sameItem?this.machine.sameItem(a,b):JSON.stringify(a)===JSON.stringify(b))}}
"""#)
