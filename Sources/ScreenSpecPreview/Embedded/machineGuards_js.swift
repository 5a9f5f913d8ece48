// Made from Page/machineGuards.js by Scripts/embed-page. Do not edit.

let machineGuards_js = PageFile(
    hash: "sha256-meQJU8onqVe2BlKXeIT4ekccc4LVzETe+1U9xjatufA=",
    text: #"""
function screenSpecGuards(places,Navigation,links){let{spec}=places,guards=new Map(spec.guards.map(one=>[one.name,one])),asksToLeave=spec.guards.some(one=>one.leaving),row=({of,item})=>(of==="sheet"?places.sheets:places.screens).get(item.destination),requires=shown=>row(shown)?.requires??[],requiresToLeave=shown=>row(shown)?.requiresToLeave??[],same=(a,b)=>a.of===b.of&&places.same(a.item,b.item),holds=(list,shown)=>list.some(other=>same(other,shown));function otherwise(name){let shown=guards.get(name).otherwise;if(!shown)return null;let parameters=row({of:shown.of,item:shown}).payload.filter(({value})=>value!=null),payload=Object.fromEntries(parameters.map(({name,value})=>[name,value]));return Object.freeze({of:shown.of,item:{destination:shown.destination,payload}})}
let requiresOfLink=target=>
[...new Set(links.destinations(target).flatMap(name=>places.screens.get(name).requires??[]))];function leftFor(state,old){let kept=[...state.shown];return old.shown.filter(item=>{let place=kept.findIndex(other=>same(other,item));if(place>=0)kept.splice(place,1);return place<0})}
let movesNobody=told=>["remove","adapt","ask"].includes(told.kind),leadsBack=told=>
["pop","popToRoot","backToRoot","reselect","dismiss","dismissAll"].includes(told.kind);return class Guarded{static get initialGuarding(){return{request:null,hasRefusedRow:!1,waitingLink:null,asked:[],nextTask:0,unset:[],reported:[]}}
static open(screens){let state=new Navigation(screens);if(guards.size>0)state.cut(shown=>requires(shown).length>0);return state}
waits(intent,place,told,state){if(guards.size===0||told.kind==="adapt")return !1;if(this.screens.isWindow&&this.changesScreens(state))return !1;let{shown,compactColumn}=this.current,keepsSidebar=this.request||this.hasRefusedRow;this.hasRefusedRow=!1;if(told.kind==="show"&&compactColumn!=="detail"&&keepsSidebar)return !0;let held=this.granted?.held??[],isGuarded=item=>requires(item).some(name=>!held.includes(name))&&!holds(shown,item),guarded=state.shown.filter(isGuarded),old=this.current;old.layers=old.layers.filter((_,level)=>!(intent.deleted??[]).includes(this.numbers[level]));let left=asksToLeave&&told.kind!=="restore"?leftFor(state,old).flatMap(requiresToLeave):[],asked=left.filter(name=>!held.includes(name));if(guarded.length===0&&asked.length===0){let shown=this.request?.otherwise??null,keepsShown=shown!==null&&state.placeOf(shown)!==void 0;if(told.kind==="restore"&&!this.granted&&!keepsShown){this.dropRequest("isOvertaken");this.dropWaitingLink()}
return !1}
let goal=state.value;if(told.kind==="restore"){state.cut(isGuarded);if(this.granted)return !1;this.show(state,told,this.scopeOf(place)??"base")}
this.wait(intent,place,told,[...asked,...guarded.flatMap(requires)],goal);return !0}
linkWaits(target){let names=requiresOfLink(target);if(names.every(name=>this.granted?.held.includes(name)??!1))return !1;this.wait({kind:"openLink",target},this.root,{kind:"openLink",target},names,this.screens);return !0}
isFreeToGo(screens){let state=this.current;state.follow(screens);return leftFor(state,this.current).every(item=>requiresToLeave(item).length===0)}
wait(intent,place,told,names,goal){let scope=this.scopeOf(place);this.tell(told,scope,"isGuarded");let isSame=this.request&&screenSpecText(this.request.told)===screenSpecText(told);if(isSame&&Navigation.same(this.request.goal,goal))return;if(this.request){this.dropRequest("isOvertaken");this.dropWaitingLink()}
let{held=[],tried=[],otherwise=null}=this.granted??{};this.request={intent,place,told,scope,room:this.askedRoom??this.screens.isCompact,goal,deleted:[],guards:names,held,tried,otherwise,refused:[],task:null,unset:null,asksAgain:!1};this.askGuards()}
askGuards(){if(!this.request)return;if(this.request.task!==null){this.change({asksAgain:!0});return}
let task=this.nextTask;this.nextTask+=1;this.change({task,unset:null});this.later.push(()=>this.askNext(task))}
askNext(task){if(this.request?.task!==task)return;let{guards:names,held,refused}=this.request,name=names.find(name=>!held.includes(name)&&!refused.includes(name));if(name===void 0)return this.goOn();if(this.unset.includes(name))return this.waitUntilSet(name);this.change({asksAgain:!1});this.asked=[...this.asked,{name,task}]}
waitUntilSet(name){this.change({task:null,unset:name});if(!this.reported.includes(name)){this.reported=[...this.reported,name];this.tell(this.request.told,this.scopeOf(this.request.place),"isGuardUnset")}
this.openWaitingLink()}
setGuards(names){this.unset=[...guards.keys()].filter(name=>!names.includes(name));if(this.request?.unset&&!this.unset.includes(this.request.unset))this.askGuards()}
guardAnswers({name,holds:isHeld}){let answered=this.asked.filter(one=>one.name===name);this.asked=this.asked.filter(one=>one.name!==name);for(let{task}of answered){if(task===null)this.takeOtherwiseAway(name,isHeld);else if(this.request?.task===task&&this.hear(isHeld,name))this.askNext(task)}}
hear(isHeld,name){if(isHeld)this.change({held:[...this.request.held,name]});return isHeld||this.request.asksAgain||!this.refuse(name)}
recheckGuards(){if(this.request)return this.askGuards();for(let name of guards.keys()){let shown=otherwise(name);if(shown===null||this.unset.includes(name)||!this.current.topmost(shown))continue;this.later.push(()=>{this.asked=[...this.asked,{name,task:null}]})}}
takeOtherwiseAway(name,isHeld){let placed=this.current.topmost(otherwise(name));if(!isHeld||this.request||!placed)return;this.agreeToLose(placed);this.showOtherwise(null,placed)}
refuse(name){let{otherwise:last,tried,told,goal}=this.request,next=otherwise(name),isInSight=told.kind!=="restore"
||new Navigation(goal).shownInSight.some(shown=>requires(shown).includes(name));let isShown=last!==null&&this.current.placeOf(last)!==void 0;if(isInSight&&next!==null&&!tried.includes(name)&&this.waitingLink===null){this.change({task:null,tried:[...tried,name]});this.showOtherwise(next,last)}else if(isShown&&next!==null&&same(last.shown,next)&&this.waitingLink===null){this.change({task:null})}else if(told.kind==="restore"){this.change({refused:[...this.request.refused,name]});return !1}else{this.giveUpRefused()}
return !0}
giveUpRefused(){let{otherwise:last,tried}=this.request;this.dropRequest("isRefused");this.hasRefusedRow=tried.length===0&&this.screens.isCompact&&this.current.compactColumn==="sidebar";if(last!==null&&this.current.placeOf(last)!==void 0)this.showOtherwise(null,last);this.openWaitingLink()}
showOtherwise(shown,last){let back={kind:places.hasLayers?"dismiss":"pop"},told=shown===null?back
:places.hasLayers?{kind:"present",of:shown.of,item:shown.item}:{kind:"open",item:shown.item};this.perform({kind:"otherwise",shown,last},this.root,told);let placed=this.request?.otherwise??null;if(placed===null||this.current.placeOf(placed)!==void 0)return;this.change({otherwise:last});if(this.pending!==null)this.pending=Object.freeze({...this.pending,isForGuard:!0})}
goOn(){let request=this.takeRequest();if(!request)return;let{otherwise,told,place}=request;if(otherwise!==null&&this.current.placeOf(otherwise)?.scope.tab!==void 0){this.tell(told,this.scopeOf(place),"isOvertaken");this.showOtherwise(null,otherwise);return this.openWaitingLink()}
this.grant(request,()=>this.again(request));this.openWaitingLink()}
again({intent,place,told}){if(intent.kind==="openLink")this.openLink(intent.target);else this.perform(intent,place,told)}
grant(request,change,room=request?.room??null){this.granted=request;if(request?.otherwise)this.agreeToLose(request.otherwise);this.askedRoom=room;change();this.granted=null;this.askedRoom=null}
agreeToLose(placed){let{scope,index}=this.current.placeOf(placed)??{};if(scope?.layer!==void 0&&index===0)this.discarded=[...this.discarded,this.numbers[scope.layer]]}
start(scope){let state=this.current;if(this.askedRoom!==null)state.adapt(this.askedRoom);if(!this.granted?.otherwise)return state;let open=new Navigation(state);open.takeAway(this.granted.otherwise);return open.has(scope)?open:state}
catchUp(state,told){if(!this.granted)return;let{shown}=this.current;state.removeShown(this.granted.deleted.filter(item=>!holds(shown,item)));if(told.kind==="restore"&&this.screens.dialog)state.dialog=this.screens.dialog}
uncover(){let state=this.start("base");state.adapt(this.screens.isCompact);let level=this.pending===null?-1:this.numbers.indexOf(this.pending.number);if(Navigation.same(state.value,this.screens)||level<0||level>=this.countOfKept(state.layers))return;this.show(state,{kind:"dismiss"},"base")}
followChange(old,told){if(!this.request||Navigation.same(this.screens,old))return;let{request:{otherwise,goal,told:asked},current:{shown}}=this,isDeletion=told.kind==="remove",isStep=["pop","replaceTop","dismiss"].includes(asked.kind),left=asksToLeave&&isDeletion&&isStep?leftFor(new Navigation(goal),new Navigation(old)):[];if(left.length>0&&!left.some(item=>holds(shown,item))){this.dropRequest("isOvertaken");return this.openWaitingLink()}
let isShown=otherwise===null?null:this.current.placeOf(otherwise)!==void 0;if(asked.kind==="restore"&&!movesNobody(told)){let[restored,before,after]=[new Navigation(goal),new Navigation(old),this.current];if(otherwise!==null){before.takeAway(otherwise);after.takeAway(otherwise)}
restored.followOutOfSight(before,after);if(!Navigation.same(restored,goal))this.restoreLater(restored)}
if(isShown===null&&this.current.differsOutOfSight(old,this.request.scope))return;if(movesNobody(told)&&(!isDeletion||isShown!==!1))return;if(isShown!==null){if(isShown)return;this.change({otherwise:null});let isBack=told.kind==="show"?new Navigation(old).compactColumn==="detail":leadsBack(told);if(this.screens.isCompact&&otherwise.coversSidebar&&isBack){let request=this.takeRequest(),state=this.current;state.compactColumn="sidebar";this.show(state,{kind:"backToRoot"},"base");this.request=request}
if(isBack||isDeletion)return this.askGuards()}
let isOutOfSight=asked.kind==="restore"&&isShown===null,kept=isOutOfSight?new Navigation(this.request.goal).keptOutOfSight(this.current):null;if(kept!==null)this.restoreLater(kept);else this.dropRequest("isOvertaken");this.dropWaitingLink()}
restoreLater(state){let saved=state.value;this.change({goal:saved,intent:{kind:"restore",saved}})}
keepAsked(){if(this.request===null)return;let{otherwise,told}=this.request,isShown=otherwise!==null&&this.current.placeOf(otherwise)!==void 0;if(told.kind==="restore"||isShown)this.askAboutUnshown();else this.giveUpRefused()}
askAboutUnshown(){if(this.pending!==null||!this.request||this.request.task!==null||this.request.unset!==null)return;let{otherwise}=this.request;if(otherwise===null||this.current.placeOf(otherwise)===void 0)this.askGuards()}
get screensToKeep(){if(!this.request)return this.screens;if(this.request.told.kind==="restore")return this.request.goal;let state=this.current;if(this.request.otherwise!==null)state.takeAway(this.request.otherwise);return state.value}
change(parts){this.request=Object.freeze({...this.request,...parts})}
takeRequest(){let{request}=this;this.request=null;if(this.pending?.isForGuard)this.giveUpQuestion("isOvertaken");return request}
dropRequest(reason){let request=this.takeRequest();if(request)this.tell(request.told,this.scopeOf(request.place),reason)}
removeFromRequest(among,isDeleted,isSheetDeleted){if(!this.request)return;let goal=new Navigation(this.request.goal),deleted=goal.shown.filter(({of,item})=>(of==="sheet"?isSheetDeleted:isDeleted)(item));goal.remove(among,isDeleted,isSheetDeleted);this.change({goal:goal.value,deleted:[...this.request.deleted,...deleted]})}
dropWaitingLink(){let target=this.waitingLink;this.waitingLink=null;if(target!==null)this.tell({kind:"openLink",target},"base","isOvertaken")}
openWaitingLink(){let link=this.waitingLink;this.waitingLink=null;if(link!==null)this.openLink(link)}}}
"""#)
