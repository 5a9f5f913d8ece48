// Made from Page/machineIntents.js by Scripts/embed-page. Do not edit.

let machineIntents_js = PageFile(
    hash: "sha256-jXVFUMrHTVXWcPf2yBHbpCDl+XDy1Hj3042F6pMOzDQ=",
    text: #"""
function screenSpecIntents(places,Navigation){let{same,isSplit,hasContent,collapses,hasTabs,splitsTabs,nestsContent,nestsTabs}=places,{items}=screenSpecList,requires=item=>places.screens.get(item.destination).requires??[];screenSpecExtend(Navigation,class{setContentRoot(item,scope="base"){let isInTab=scope!=="base"&&this.isCompact;if(isInTab||!this.isOnShow(scope))return this.setDetailRoot(item,scope);let content=hasContent&&places.isDetail(item)?places.defaultContentRoot(item):null,tab=content!==null&&hasTabs&&this.isCompact?this.tabOf(item,content):null;if(tab!==null&&(tab!==this.selectedTab||same(item,places.root(tab)))){this.leave(tab);this.placeholderPlace=0;this.screens=[content,item];return}
if(content!==null)this.choose(content);this.choose(item)}
setDetailRoot(item,scope="base"){if(scope.tab!==void 0&&isSplit&&(this.isCompact||!this.isOnShow(scope))){return this.isBeside(scope,item)?void 0:this.chooseIn(scope.tab,item)}
if((isSplit||scope==="base")&&this.isOnShow(scope))return this.choose(item);if(splitsTabs&&scope.tab!==void 0){this.setStack(this.stackChoosing(item,scope.tab),scope);return this.setPlace(scope.tab)}
this.setStack(same(item,this.rootOf(scope))?[]:[item],scope)}
push(item,scope="base"){if(collapses&&scope==="base")this.showsSidebar=!1;if(!same(item,this.topOf(scope)))this.setStack([...this.stackIn(scope),item],scope)}
pushAll(items,scope="base"){let stack=this.stackIn(scope);if(items.length===0)return;let root=this.rootOf(scope),shown=root===null?stack:[root,...stack];if(places.sameAll(shown.slice(-items.length),items))return this.push(items.at(-1),scope);if(collapses&&scope==="base")this.showsSidebar=!1;let top=this.topOf(scope);let added=[];for(let item of items){if(same(item,top)||places.isPlaceholder(item))continue;added.push(item);top=item}
if(added.length>0)this.setStack([...stack,...added],scope)}
pop(scope="base"){if(collapses&&scope==="base"&&this.isCompact&&this.showsSidebar)return null;let stack=this.stackIn(scope);this.setStack(stack.slice(0,-1),scope);return stack.at(-1)??null}
popTo(item,scope="base"){let stack=this.stackIn(scope),index=stack.findLastIndex(other=>same(other,item));if(index>=0)this.setStack(stack.slice(0,index+1),scope);else if(same(item,this.rootOf(scope)))this.setStack([],scope)}
popToRoot(scope="base"){if(!places.measuresRoom||this.isCompact)this.setStack([],scope);else this.setDetailStack([],scope)}
replaceTop(item,scope="base"){let stack=this.stackIn(scope);if(stack.length===0)return this.replaceRoot(item,scope);if(collapses&&scope==="base")this.showsSidebar=!1;if(places.isPlaceholder(item))return;let keepsColumn=splitsTabs||hasContent&&(!hasTabs||!this.isCompact||places.isDetail(item)),pushed=keepsColumn?this.detailStackIn(scope):[];if(pushed.length>0)this.setDetailStack([...pushed.slice(0,-1),item],scope);else this.setStack([...stack.slice(0,-1),item],scope)}
replaceRoot(item,scope){if(places.isPlaceholder(item)&&scope!=="base")return;let isInColumns=isSplit&&!this.isCompact;if(scope==="base"&&(!hasTabs||isInColumns))this.choose(item);else if(scope==="base"||scope.tab!==void 0)this.push(item,scope);else if(this.rootOf(scope)===null)this.push(item,scope);else this.replaceRootOfLayer(item,scope)}
replaceRootOfLayer(item,scope){let change=same(item,this.rootOf(scope))?{item}:{item,kept:void 0},layers=this.layers.map((layer,level)=>(level===scope.layer?{...layer,...change}:layer));if(Navigation.withoutTwins(layers).length===layers.length)this.layers=layers}
setTrail(items,scope="base"){let start=items.length>0&&same(items[0],this.rootOf(scope))?1:0,end=items.findIndex((item,index)=>index>=start&&places.presentationStyle(item)!==null);if(end<0)return this.setScreens(items,scope);let place=scope;if(end>0)place=this.setScreens(items.slice(0,end),scope);else if(scope==="base")this.dismissAll();if(end===0&&this.layers.length===0)this.chooseHome(items[0]);this.present(items[end],null,place);let top=this.layers.length-1;this.setStack(items.slice(end+1),{layer:top})}
setScreens(items,scope){let isRoot=items.length>0&&same(items[0],this.rootOf(scope)),staysInLayer=scope!=="base"&&isRoot&&places.presentationStyle(items[0])!==null,leads=hasTabs&&!this.isWindow&&items.length>0&&!staysInLayer,tab=leads?this.tabToOpen(items[0]):null;if(tab!==null){this.dismissAll();this.begin(tab,items[0]);this.pushAll(items.slice(1));return"base"}
if(scope!=="base"){this.setStack(isRoot?items.slice(1):items,scope);return scope}
this.dismissAll();if(hasTabs&&isSplit&&this.isCompact&&items.length>0)this.chooseOnRoot(items[0]);else if(items.length>0)this.choose(items[0]);else this.backToRoot();this.pushAll(items.slice(1));return scope}
chooseOnRoot(item){let chosen=new Navigation(this);chosen.stack=[];chosen.screens=chosen.rootAlone;chosen.choose(item);if(chosen.selectedTab===this.selectedTab)return void Object.assign(this,chosen);this.leave(chosen.selectedTab);this.show(chosen.columns)}
begin(tab,item){if(!isSplit){this.leave(tab);if(nestsTabs)this.stack=[];return this.choose(item)}
if(!this.isCompact){if(!this.liesOnRoot(item,tab))return this.choose(item);this.choose(places.root(tab));return this.push(item)}
if(tab!==this.selectedTab)this.select(tab);this.stack=same(item,places.root(tab))?[]:[item]}
backToRoot(scope="base"){if(scope!=="base")return this.setStack([],scope);if(isSplit&&!(hasTabs&&this.isCompact)){let root=this.screens[0];this.choose(places.sidebarItem(root)===null?places.start:root)}else if(hasTabs){this.stack=[]}else{this.screens=[places.start]}
if(collapses)this.showsSidebar=!0}
open(item,scope="base"){let style=places.presentationStyle(item);if(style!==null){if(this.layers.length===0)this.chooseHome(item);this.present(item,style,scope);return this.setStack([],{layer:this.layers.length-1})}
let tab=hasTabs&&!this.isWindow?this.tabToOpen(item):null;if(tab!==null)return this.openAt(item,tab);let own=scope==="base"?this.selectedTab:scope.tab;if(nestsTabs&&own!==void 0&&this.pushContent(item,own))return;if(splitsTabs&&!this.isCompact&&!this.isOnShow(scope)&&scope.tab!==void 0
&&places.holdsSplit(scope.tab)){return this.setDetailRoot(item,scope)}
if(this.isBeside(scope,item))return;if(!this.isOnShow(scope))return this.push(item,scope);let mayStay=places.measuresRoom&&!this.isCompact&&places.sidebarItem(item)===null;if(mayStay&&same(item,this.topOf("base")))this.push(item);else if(this.nestsIn(item))this.openContent(item);else if(this.isToChoose(item))this.choose(item);else this.push(item)}
isBeside(scope,item){let isOfTab=isSplit&&!this.isCompact&&scope.tab!==void 0&&scope.tab===this.selectedTab;return isOfTab&&same(item,this.topOf("base"))}
openContent(item){if(!same(this.screens[this.contentCount-1],item)){let isOneColumn=this.isCompact&&!(collapses&&this.showsSidebar);if(isOneColumn&&this.screens.length>this.contentCount)this.push(item);else this.contentStack=[...this.contentStack,item];return}
if(collapses)this.showsSidebar=!1;if(this.isCompact)this.leaveDetail()}
tabToOpen(item){return places.tabWithRoot(item)??places.homeTab(item)}
nestsIn(item){return nestsContent&&this.contentRoot!==null&&places.isContent(item)
&&places.sidebarItem(item)===null}
isToChoose(item){if(splitsTabs)return!this.isCompact&&places.holdsSplit(this.selectedTab);if(hasTabs)return isSplit&&!this.isCompact;return places.isRoot(item)||(isSplit&&!this.isCompact)||(collapses&&this.showsSidebar)}
openAt(item,tab){this.dismissAll();if(isSplit&&!this.isCompact)return this.openInColumns(item,tab);if(same(item,places.root(tab)))return this.choose(item);if(tab!==this.selectedTab)this.select(tab);if(nestsTabs&&this.pushContent(item,tab))return;let isToChoose=splitsTabs&&!this.isCompact&&places.holdsSplit(tab);if(isToChoose&&!same(item,this.topOf("base")))this.choose(item);else this.push(item)}
chooseHome(item){let tab=this.isWindow||(isSplit&&!this.isCompact)?null:places.homeTab(item);if(tab===null||tab===this.selectedTab||places.presentationStyle(item)==="popover")return;if(requires(places.root(tab)).every(name=>requires(item).includes(name)))this.select(tab)}
openInColumns(item,tab){let mayStay=places.hasHomes&&this.isOnShow({tab})&&places.sidebarItem(item)===null;if(mayStay&&same(item,this.topOf("base")))return this.push(item);let isSelected=places.hasHomes&&!same(item,places.root(tab))&&places.isDetail(item),list=isSelected&&places.sidebarItem(item)===null?this.contentRoot:null;if(list&&this.tabOf(item,list)===tab)return this.choose(item,list);if(!this.liesOnRoot(item,tab))return this.choose(item);if(!same(this.screens[0],places.root(tab)))this.choose(places.root(tab));this.push(item)}
liesOnRoot(item,tab){let isHome=places.hasHomes&&places.homeTab(item)===tab;if(!isHome||same(item,places.root(tab))||places.sidebarItem(item)!==null)return !1;return!hasContent||!(places.isContent(places.root(tab))||places.isContent(item))}
follow(screens){if(screens.length===0)return;if(screens.length>1)return this.setTrail(screens);if(places.presentationStyle(screens[0])===null)this.dismissAll();this.open(screens[0])}
get itemOnShow(){let layer=this.layers.at(-1);if(layer)return this.stackOfLayer(layer).at(-1)??(layer.of==="screen"?layer.item:null);if(collapses&&this.isCompact&&this.showsSidebar)return null;return this.topOf("base")}
adapt(isCompact){let isNew=places.startsApart&&this.path.length===0;if(isNew&&isCompact)this.select(places.startTab);this.isCompact=isCompact;if(isNew&&!isCompact)this.screens=[places.start]}
choose(item,list=null){if(collapses)this.showsSidebar=!1;if(places.isPlaceholder(item)){if(places.hasPath)this.leaveDetail();else this.stack=nestsTabs?this.contentStack:[];return}
if(!isSplit)return this.chooseRoot(item);let content=hasContent&&places.isDetail(item)
?list??this.homeContent(item)??this.contentRoot??places.defaultContentRoot(item):null;let tab=hasTabs?this.tabOf(item,content??item):null;if(tab!==null){this.leave(tab)}else if(hasTabs&&this.isCompact&&(content===null||!same(content,this.contentRoot))){this.holdColumns(this.selectedTab)}
let isKept=nestsContent&&content!==null&&same(content,this.contentRoot),contents=isKept?this.screens.slice(0,this.contentCount):content===null?[]:[content];this.placeholderPlace=0;this.screens=[...contents,item]}
chooseIn(tab,item){if(!this.isOnShow({tab}))return this.changeHidden(tab,state=>state.chooseIn(tab,item));let isDetail=hasContent&&places.isDetail(item),content=isDetail?this.contentRoot:null;if(content!==null&&(this.tabOf(item,content)??tab)===tab)return this.choose(item,content);let end=isDetail?this.stack.findLastIndex(places.isContent)+1:0;this.stack=same(item,places.root(tab))?[]:[...this.stack.slice(0,end),item]}
chooseRoot(item){if(!hasTabs){this.screens=[item];return}
let tab=this.isWindow?null:this.tabToOpen(item);if(tab!==null&&tab!==this.selectedTab)this.leave(tab);this.stack=this.stackChoosing(item,this.selectedTab);this.setPlace(this.selectedTab)}
homeContent(item){let tab=places.homeTab(item);return tab!==null&&places.isContent(places.root(tab))?places.root(tab):null}})}
"""#)
