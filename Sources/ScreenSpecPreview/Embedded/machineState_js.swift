// Made from Page/machineState.js by Scripts/embed-page. Do not edit.

let machineState_js = PageFile(
    hash: "sha256-HKcYZx1vjOta0j0N1lu3VDh9latlBz+Bw6CgAgGe1DU=",
    text: #"""
function screenSpecState(places){const{items,with:withItems,same:sameLists}=screenSpecList;const{same,isSplit,hasContent,collapses,hasTabs,splitsTabs,nestsContent,nestsTabs}=places;const sameAll=(a,b)=>a.length===b.length&&a.every((item,index)=>same(item,b[index]));const startsWith=(list,start)=>list.length>=start.length&&sameAll(list.slice(0,start.length),start);const samePath=(a,b)=>sameLists(a,b,same);const sameContent=(a,b)=>a.of===b.of&&a.style===b.style&&same(a.item,b.item);const sameLayer=(a,b)=>sameContent(a,b)&&samePath(a.path,b.path)
&&screenSpecText([a.kept,a.beside])===screenSpecText([b.kept,b.beside]);const lastIndex=(list,matches)=>list.reduce((last,item,index)=>(matches(item)?index:last),-1);const initial={path:places.hasPath&&!places.startsApart?[places.start]:[],keepsPlaceholder:false,isCompact:false,showsSidebar:collapses&&places.startsAtSidebar,selectedTab:places.firstTab,tabPaths:{},keptPlaceholders:[],presentations:[],isWindow:false,dialog:null,unread:{},};class Navigation{constructor(value=initial){Object.assign(this,value);}
get value(){return Object.freeze({...this});}
static sameLayers(a,b){return a.length===b.length&&a.every((layer,index)=>sameLayer(layer,b[index]));}
static sameContent(a,b){return sameContent(a,b);}
static same(a,b){if(a===b)return true;const tabs=Object.keys(a.tabPaths);return a.keepsPlaceholder===b.keepsPlaceholder&&a.isCompact===b.isCompact
&&a.showsSidebar===b.showsSidebar&&a.selectedTab===b.selectedTab&&a.isWindow===b.isWindow
&&same(a.dialog,b.dialog)&&samePath(a.path,b.path)
&&tabs.length===Object.keys(b.tabPaths).length
&&tabs.every(tab=>b.tabPaths[tab]&&samePath(a.tabPaths[tab],b.tabPaths[tab]))
&&screenSpecText(a.keptPlaceholders)===screenSpecText(b.keptPlaceholders)
&&sameLists(a.presentations,b.presentations,sameLayer)
&&screenSpecText(a.unread)===screenSpecText(b.unread);}
get contentRoot(){if(splitsTabs)return places.holdsSplit(this.selectedTab)?places.root(this.selectedTab):null;return hasContent&&places.isContent(this.screens[0])?this.screens[0]:null;}
get contentStack(){return splitsTabs?this.contentStackOf(this.selectedTab):this.screens.slice(1,this.contentCount);}
set contentStack(stack){if(splitsTabs){this.stack=stack;return;}
if(collapses&&stack.length>this.contentStack.length)this.showsSidebar=false;this.screens=[this.screens[0],...stack];}
get contentCount(){const screens=this.screens;if(!nestsContent||!places.isContent(screens[0]))return 1;const others=screens.slice(1);const end=others.findIndex(item=>!places.isContent(item)||places.sidebarItem(item)!==null);return 1 +(end<0?others.length:end);}
get detailRoot(){if(splitsTabs){const tab=this.selectedTab;return places.holdsSplit(tab)?this.detailRootOf(tab):places.root(tab);}
if(!places.hasPath)return places.root(this.selectedTab);const screens=this.screens;const count=this.contentCount;const placeholder=hasContent?places.placeholder(screens[count - 1]):null;if(placeholder===null)return screens[0];return this.rootCount>count?screens[count]:placeholder;}
get detailStack(){return places.hasPath?this.screens.slice(this.rootCount):this.stack.slice(this.selectionCount);}
set detailStack(items){if(!places.hasPath){const count=this.contentStack.length;const liesOnPlaceholder=places.holdsSplit(this.selectedTab)&&this.selectionCount===count;this.stack=[...this.stack.slice(0,this.selectionCount),...items];const isSelected=nestsTabs?this.selectionCount>this.contentStack.length:this.stack.length>0;if(splitsTabs&&liesOnPlaceholder&&isSelected)this.keepPlaceholder(this.selectedTab);return;}
if(collapses&&items.length>this.detailStack.length)this.showsSidebar=false;const liesOnPlaceholder=this.contentRoot!==null&&this.rootCount===this.contentCount;this.screens=[...this.screens.slice(0,this.rootCount),...items];const first=this.screens[this.contentCount];this.keepsPlaceholder=hasContent&&liesOnPlaceholder&&first!==undefined&&places.isDetail(first);}
get detailSelection(){if(splitsTabs){const count=this.contentStack.length;return this.selectionCount>count?this.stack[count]:null;}
return hasContent&&this.rootCount>this.contentCount?this.screens[this.contentCount]:null;}
set detailSelection(item){if(item!==null){this.setDetailRoot(item);}else if(splitsTabs){if(places.holdsSplit(this.selectedTab))this.stack=this.contentStack;}else if(this.contentRoot!==null){this.leaveDetail();}}
leaveDetail(){this.screens=this.screens.slice(0,nestsContent?this.contentCount:1);}
get derivedMenuItem(){if(!isSplit||(collapses&&this.isCompact&&this.showsSidebar))return null;return places.sidebarItem(this.screens[0]);}
get compactColumn(){if(this.showsSidebar)return "sidebar";const isBare=nestsContent?this.screens.length===this.contentCount:this.stack.length===0;return this.contentRoot!==null&&isBare?"content":"detail";}
set compactColumn(column){this.showsSidebar=column==="sidebar";if(column==="content"&&this.contentRoot!==null)this.leaveDetail();}
get stack(){if(!hasTabs)return this.screens.slice(this.stackStart);if(!isSplit)return this.stackIn({tab:this.selectedTab});return[...this.aside,...this.screens.slice(this.stackStart)];}
set stack(stack){if(!hasTabs){if(collapses&&stack.length>this.stack.length)this.showsSidebar=false;this.screens=[...this.screens.slice(0,this.stackStart),...stack];}else if(!isSplit){this.setStack(stack,{tab:this.selectedTab});}else{this.setStackOfColumns(stack);}}
setStackOfColumns(stack){if(places.stacksContent&&this.isCompact&&!sameAll(stack,this.stack)&&this.beginColumns(stack))return;const{aside,stackStart:start}=this;if(start>0||startsWith(stack,[...aside,this.screens[0]])){this.screens=[...this.screens.slice(0,start),...stack.slice(aside.length)];}else{this.holdPath(this.selectedTab,null);this.screens=[places.root(this.selectedTab),...stack];}}
get layers(){return items(this.presentations);}
set layers(layers){const identities=layers=>layers.map(places.layerIdentity).join("\n");if(identities(layers)!==identities(this.layers))this.dialog=null;const shown=layers.filter(layer=>!places.isPlaceholder(layer.item));this.presentations=withItems(this.presentations,Navigation.withoutTwins(shown),sameLayer);}
static withoutTwins(layers){return layers.filter((layer,level)=>level===layers.length - 1
||places.layerIdentity(layer)!==places.layerIdentity(layers[level + 1]));}
get screens(){const known=items(this.path);const first=isSplit&&hasTabs&&this.isCompact?places.root(this.selectedTab):places.start;const screens=known.length===0?[first]:known;const content=hasContent&&places.isDetail(screens[0])?places.defaultContentRoot(screens[0]):null;return content===null?screens:[content,...screens];}
set screens(newScreens){const screens=newScreens.filter(item=>!places.isPlaceholder(item));if(hasContent)this.keepsPlaceholder&&=this.keepsRoots(screens);if(!same(screens[0]??null,items(this.path)[0]??null))this.path=[];this.path=withItems(this.path,screens,same);}
keepsRoots(screens){if(nestsContent)return startsWith(screens,this.screens.slice(0,this.contentCount + 1));return screens.length>1&&this.screens.length>1&&startsWith(screens,this.screens.slice(0,2));}
get rootCount(){if(!hasContent)return 1;const{screens,contentCount:count}=this;if(!places.isContent(screens[0])||this.keepsPlaceholder)return count;return screens.length>count&&places.isDetail(screens[count])?count + 1:count;}
get stackStart(){if(!hasTabs||!this.isCompact)return 1;const root=places.root(this.selectedTab);return lastIndex(this.screens.slice(0,this.rootCount),item=>same(item,root))+ 1;}
get selectionCount(){return splitsTabs?this.selectionCountOf(this.selectedTab):0;}
stackIn(scope){if(scope==="base")return this.stack;if(scope.layer!==undefined)return this.stackOfLayer(this.layers[scope.layer]);if(isSplit&&this.isOnShow(scope))return this.stack;return items(this.tabPaths[scope.tab]??[]);}
stackOfLayer(layer){return layer&&places.hasStack(layer)?items(layer.path):[];}
setStack(newStack,scope){const stack=newStack.filter(item=>!places.isPlaceholder(item));if(scope==="base"||(scope.tab!==undefined&&isSplit&&this.isOnShow(scope)))this.stack=stack;else if(scope.tab!==undefined)this.hold(stack,scope.tab);else if(this.hasStack(scope))this.setLayer(scope.layer,{path:this.pathOf(scope.layer,stack)});}
pathOf(level,stack){return withItems(this.layers[level].path,stack,same);}
setLayer(level,change){this.layers=this.layers.map((layer,index)=>(index===level?{...layer,...change}:layer));}
detailStackIn(scope){return scope.layer!==undefined?this.stackIn(scope):this.showing(scope).detailStack;}
setDetailStack(items,scope){if(this.isOnShow(scope)){this.detailStack=items;return;}
const stack=this.stackIn(scope);const selected=stack.slice(0,Math.max(0,stack.length - this.detailStackIn(scope).length));this.setStack([...selected,...items],scope);if(!splitsTabs||scope.tab===undefined||!places.holdsSplit(scope.tab))return;const isOnPlaceholder=nestsTabs
?sameAll(selected,this.contentStackOf(scope.tab))&&this.selectionCountOf(scope.tab)>selected.length
:selected.length===0&&items.length>0;if(isOnPlaceholder)this.keepPlaceholder(scope.tab);}
contentStackIn(scope){if(scope.layer!==undefined)return[];return this.contentStackOf(scope==="base"?this.selectedTab:scope.tab);}
detailSelectionIn(scope){return scope.layer!==undefined?null:this.showing(scope).detailSelection;}
setDetailSelection(item,scope){if(item!==null)this.setDetailRoot(item,scope);else if(this.isOnShow(scope))this.detailSelection=null;else if(!hasTabs||this.showing(scope).contentRoot!==null)this.setStack(nestsTabs?this.contentStackIn(scope):[],scope);}
showing(scope){if(scope.tab===undefined||this.isOnShow(scope))return this;const state=new Navigation(this);state.select(scope.tab);return state;}
isOnShow(scope){if(scope==="base")return true;if(!hasTabs||scope.tab!==this.selectedTab)return false;return!isSplit||this.isCompact||!this.isBesideTabs;}
takeOverHidden(other,start){for(const{id:tab}of hasTabs?places.spec.tabs:[]){if(tab===other.selectedTab)continue;const stack=other.stackIn({tab});if(!sameAll(stack,start.stackIn({tab})))this.setStack(stack,{tab});}
this.close(other.layers.length);}
has(scope){return scope.layer===undefined||scope.layer<this.layers.length;}
hasStack(scope){if(scope.layer===undefined)return true;return scope.layer<this.layers.length&&places.hasStack(this.layers[scope.layer]);}
rootOf(scope){if(scope.tab!==undefined)return places.root(scope.tab);if(scope.layer!==undefined){const layer=this.layers[scope.layer];return layer?.of==="screen"?layer.item:null;}
if(!hasTabs)return this.screens[0];return isSplit&&!this.isCompact?this.screens[0]:places.root(this.selectedTab);}
topOf(scope){return this.stackIn(scope).at(-1)??this.rootOf(scope);}
setContentRoot(item,scope="base"){const isInTab=scope!=="base"&&this.isCompact;if(isInTab||!this.isOnShow(scope))return this.setDetailRoot(item,scope);const content=hasContent&&places.isDetail(item)?places.defaultContentRoot(item):null;if(content!==null)this.choose(content);this.choose(item);}
setDetailRoot(item,scope="base"){if(scope.tab!==undefined&&isSplit&&(this.isCompact||!this.isOnShow(scope))){return this.chooseIn(scope.tab,item);}
if((isSplit||scope==="base")&&this.isOnShow(scope))return this.choose(item);if(splitsTabs&&scope.tab!==undefined){this.forgetPlaceholder(scope.tab);return this.setStack(this.stackChoosing(item,scope.tab),scope);}
this.setStack(same(item,this.rootOf(scope))?[]:[item],scope);}
push(item,scope="base"){if(collapses&&scope==="base")this.showsSidebar=false;if(!same(item,this.topOf(scope)))this.setStack([...this.stackIn(scope),item],scope);}
pushAll(items,scope="base"){const stack=this.stackIn(scope);if(items.length===0)return;if(sameAll(stack.slice(-items.length),items))return this.push(items.at(-1),scope);if(collapses&&scope==="base")this.showsSidebar=false;let top=this.topOf(scope);const added=[];for(const item of items){if(same(item,top)||places.isPlaceholder(item))continue;added.push(item);top=item;}
if(added.length>0)this.setStack([...stack,...added],scope);}
pop(scope="base"){if(collapses&&scope==="base"&&this.isCompact&&this.showsSidebar)return null;const stack=this.stackIn(scope);this.setStack(stack.slice(0,-1),scope);return stack.at(-1)??null;}
popTo(item,scope="base"){const stack=this.stackIn(scope);const index=lastIndex(stack,other=>same(other,item));if(index>=0)this.setStack(stack.slice(0,index + 1),scope);else if(same(item,this.rootOf(scope)))this.setStack([],scope);}
popToRoot(scope="base"){if(!places.measuresRoom||this.isCompact)this.setStack([],scope);else this.setDetailStack([],scope);}
replaceTop(item,scope="base"){const stack=this.stackIn(scope);if(stack.length===0)return this.replaceRoot(item,scope);if(collapses&&scope==="base")this.showsSidebar=false;if(!places.isPlaceholder(item))this.setStack([...stack.slice(0,-1),item],scope);}
replaceRoot(item,scope){if(places.isPlaceholder(item)&&scope!=="base")return;const isInColumns=isSplit&&!this.isCompact;if(scope==="base"&&(!hasTabs||isInColumns))this.choose(item);else if(scope==="base"||scope.tab!==undefined)this.push(item,scope);else if(this.rootOf(scope)===null)this.push(item,scope);else this.replaceRootOfLayer(item,scope);}
replaceRootOfLayer(item,scope){const change=same(item,this.rootOf(scope))?{item}:{item,kept:undefined};const layers=this.layers.map((layer,level)=>(level===scope.layer?{...layer,...change}:layer));if(Navigation.withoutTwins(layers).length===layers.length)this.layers=layers;}
setTrail(items,scope="base"){const start=items.length>0&&same(items[0],this.rootOf(scope))?1:0;const end=items.findIndex((item,index)=>index>=start&&places.presentationStyle(item)!==null);if(end<0)return this.setScreens(items,scope);let place=scope;if(end>0)place=this.setScreens(items.slice(0,end),scope);else if(scope==="base")this.dismissAll();this.present(items[end],null,place);const top=this.layers.length - 1;this.setLayer(top,{path:this.pathOf(top,items.slice(end + 1))});}
setScreens(items,scope){const tab=hasTabs&&!this.isWindow&&items.length>0?this.tabToOpen(items[0]):null;if(tab!==null){this.dismissAll();this.begin(tab,items[0]);this.pushAll(items.slice(1));return "base";}
if(scope!=="base"){const isRoot=items.length>0&&same(items[0],this.rootOf(scope));this.setStack(isRoot?items.slice(1):items,scope);return scope;}
this.dismissAll();if(items.length>0)this.choose(items[0]);else this.backToRoot();this.pushAll(items.slice(1));return scope;}
begin(tab,item){if(!isSplit){this.leave(tab);if(nestsTabs)this.stack=[];return this.choose(item);}
if(!this.isCompact)return this.choose(item);if(tab!==this.selectedTab)this.select(tab);this.stack=same(item,places.root(tab))?[]:[item];}
backToRoot(scope="base"){if(!this.isOnShow(scope))return this.setStack([],scope);if(isSplit&&!(hasTabs&&this.isCompact)){const root=this.screens[0];this.choose(places.sidebarItem(root)===null?places.start:root);}else if(hasTabs){this.stack=[];}else{this.screens=[places.start];}
if(collapses)this.showsSidebar=true;}
open(item,scope="base"){const style=places.presentationStyle(item);if(style!==null)return this.present(item,style,scope);const tab=hasTabs&&!this.isWindow?this.tabToOpen(item):null;if(tab!==null)return this.openAt(item,tab);const own=scope==="base"?this.selectedTab:scope.tab;if(nestsTabs&&own!==undefined&&this.pushContent(item,own))return;if(splitsTabs&&!this.isCompact&&!this.isOnShow(scope)&&scope.tab!==undefined
&&places.holdsSplit(scope.tab)){return this.setDetailRoot(item,scope);}
const isOfTab=isSplit&&!this.isCompact&&scope.tab!==undefined&&scope.tab===this.selectedTab;if(isOfTab&&same(item,this.topOf("base")))return;if(!this.isOnShow(scope))return this.push(item,scope);if(this.nestsIn(item))this.openContent(item);else if(this.isToChoose(item))this.choose(item);else this.push(item);}
openContent(item){if(!same(this.screens[this.contentCount - 1],item)){this.contentStack=[...this.contentStack,item];return;}
if(collapses)this.showsSidebar=false;if(this.isCompact)this.leaveDetail();}
tabToOpen(item){return places.tabWithRoot(item)??places.homeTab(item);}
nestsIn(item){return nestsContent&&this.contentRoot!==null&&places.isContent(item)
&&places.sidebarItem(item)===null;}
isToChoose(item){if(splitsTabs)return!this.isCompact&&places.holdsSplit(this.selectedTab);if(hasTabs)return isSplit&&!this.isCompact;return places.isRoot(item)||(isSplit&&!this.isCompact)||(collapses&&this.showsSidebar);}
openAt(item,tab){this.dismissAll();if(isSplit&&!this.isCompact)return this.openInColumns(item,tab);if(same(item,places.root(tab)))return this.choose(item);if(tab!==this.selectedTab)this.select(tab);if(nestsTabs&&this.pushContent(item,tab))return;if(splitsTabs&&!this.isCompact&&places.holdsSplit(tab))this.choose(item);else this.push(item);}
openInColumns(item,tab){const root=places.hasHomes&&places.homeTab(item)===tab?places.root(tab):null;const hasList=hasContent&&root!==null&&(places.isContent(root)||places.isContent(item));if(root===null||hasList||places.sidebarItem(item)!==null)return this.choose(item);if(!same(this.screens[0],root))this.choose(root);this.push(item);}
follow(screens){if(screens.length===0)return;if(screens.length>1)return this.setTrail(screens);if(places.presentationStyle(screens[0])===null)this.dismissAll();this.open(screens[0]);}
get itemOnShow(){const layer=this.layers.at(-1);if(layer)return this.stackOfLayer(layer).at(-1)??(layer.of==="screen"?layer.item:null);if(collapses&&this.isCompact&&this.showsSidebar)return null;return this.topOf("base");}
adapt(isCompact){const isNew=places.startsApart&&this.path.length===0;if(isNew&&isCompact)this.select(places.startTab);this.isCompact=isCompact;if(isNew&&!isCompact)this.screens=[places.start];}
choose(item){if(collapses)this.showsSidebar=false;if(places.isPlaceholder(item)){if(places.hasPath)this.leaveDetail();else this.stack=[];return;}
if(!isSplit)return this.chooseRoot(item);const content=hasContent&&places.isDetail(item)
?this.homeContent(item)??this.contentRoot??places.defaultContentRoot(item):null;const tab=hasTabs?this.tabOf(item,content??item):null;if(tab!==null){this.leave(tab);}else if(hasTabs&&this.isCompact&&(content===null||!same(content,this.contentRoot))){this.holdPath(this.selectedTab,null);}
const isKept=nestsContent&&content!==null&&same(content,this.contentRoot);const contents=isKept?this.screens.slice(0,this.contentCount):content===null?[]:[content];this.keepsPlaceholder=false;this.screens=[...contents,item];}
chooseIn(tab,item){const state=new Navigation(this.showing({tab}));const content=hasContent&&places.isDetail(item)?state.contentRoot:null;if(content===null||(state.tabOf(item,content)??tab)!==tab){const stack=this.stackIn({tab});const end=hasContent&&places.isDetail(item)?lastIndex(stack,places.isContent)+ 1:0;const chosen=same(item,places.root(tab))?[]:[...stack.slice(0,end),item];return this.setStack(chosen,{tab});}
if(this.isOnShow({tab}))return this.choose(item);state.choose(item);this.setStack(state.stack,{tab});}
chooseRoot(item){if(!hasTabs){this.screens=[item];return;}
const tab=places.tabWithRoot(item);if(tab!==null&&tab!==this.selectedTab)this.leave(tab);this.forgetPlaceholder(this.selectedTab);this.stack=this.stackChoosing(item,this.selectedTab);}
homeContent(item){const tab=places.homeTab(item);return tab!==null&&places.isContent(places.root(tab))?places.root(tab):null;}
select(tab){if(!isSplit){if(places.popsOnReselection&&tab===this.selectedTab)this.stack=[];return this.leave(tab);}
if(this.isOnShow({tab})){if(places.popsOnReselection)this.stack=[];return;}
const held=this.tabPaths[tab];this.leave(tab);this.screens=[places.root(tab),...items(held??[])];if(held)this.path=[places.root(tab),...held];if(places.stacksContent&&this.isCompact)this.beginColumns(this.stack);}
leave(tab){if(isSplit){if(this.isCompact)this.holdPath(this.nameOfHeld,this.held.length===0?null:this.held);this.holdPath(tab,null);}
this.selectedTab=tab;const{selectedTab,...unread}=this.unread;if(selectedTab!==undefined)this.unread=unread;}
get held(){if(this.isOfUnknownTab)return this.path.slice(1);const start=this.stackStart;const all=start===0?[...(this.tabPaths[this.selectedTab]??[]),...this.path]:this.path;return withItems(all.slice(start),this.stack,same);}
get nameOfHeld(){const name=this.unread.selectedTab;return this.isOfUnknownTab&&typeof name==="string"?name:this.selectedTab;}
get isOfUnknownTab(){return screenSpecList.beginsUnread(this.path)&&this.unread.selectedTab!==undefined;}
holdPath(tab,path){const{[tab]:_,...others}=this.tabPaths;this.tabPaths=path===null?others:{...others,[tab]:path};}
hold(stack,tab){if(splitsTabs){const[old,count]=[this.stackIn({tab}),this.contentStackOf(tab).length];const isOther=nestsTabs
?old.length===count||!startsWith(stack,old.slice(0,count + 1))
:!same(stack[0]??null,old[0]??null);if(isOther)this.forgetPlaceholder(tab);}
const path=withItems(this.tabPaths[tab]??[],stack,same);this.holdPath(tab,path.length===0?null:path);}
tabOf(item,root){return places.tabWithRoot(item)??places.homeTab(item)
??places.tabWithRoot(places.sidebarItem(root)??root);}
beginColumns(stack){const first=lastIndex(stack.map((_,index)=>index),index=>this.beginsColumns(index,stack));if(first<0)return false;this.holdPath(this.selectedTab,this.held);this.hold(stack.slice(0,first),this.selectedTab);this.screens=stack.slice(first);return true;}
beginsColumns(index,stack){const item=stack[index];if(!places.isContent(item))return false;const below=index>0?stack[index - 1]:places.root(this.selectedTab);if(nestsContent&&places.sidebarItem(item)===null&&places.isContent(below))return false;const tab=this.tabOf(item,item);const isOwn=tab===this.selectedTab&&!same(item,places.root(this.selectedTab));return tab===null||(index===0&&isOwn);}
get isBesideTabs(){const roots=this.screens.slice(0,this.rootCount);if(roots.some(item=>same(item,places.root(this.selectedTab))))return false;return this.tabOf(roots.at(-1),roots[0])!==this.selectedTab;}
get aside(){return this.isCompact&&this.isBesideTabs?items(this.tabPaths[this.selectedTab]??[]):[];}
detailRootOf(tab){if(!places.holdsSplit(tab))return places.root(tab);const contents=this.contentStackOf(tab);if(this.selectionCountOf(tab)>contents.length)return this.stackIn({tab})[contents.length];return places.placeholder(contents.at(-1)??places.root(tab))??places.root(tab);}
contentStackOf(tab){if(!nestsTabs||!places.holdsSplit(tab))return[];const stack=this.stackIn({tab});const end=stack.findIndex(item=>!this.isContentOfTab(item));return end<0?stack:stack.slice(0,end);}
isContentOfTab(item){return nestsTabs&&places.placeholder(item)!==null&&places.tabWithRoot(item)===null;}
pushContent(item,tab){if(!places.holdsSplit(tab)||!this.isContentOfTab(item))return false;const contents=this.contentStackOf(tab);const top=contents.at(-1)??null;if(top===null||!same(top,item))this.setStack([...contents,item],{tab});else if(this.isCompact)this.setStack(contents,{tab});return true;}
stackChoosing(item,tab){if(same(item,places.root(tab)))return[];return this.isContentOfTab(item)?[item]:[...this.contentStackOf(tab),item];}
selectionCountOf(tab){const count=this.contentStackOf(tab).length;const isSelected=places.holdsSplit(tab)&&this.stackIn({tab}).length>count;return isSelected&&!this.keptPlaceholders.includes(tab)?count + 1:count;}
keepPlaceholder(tab){this.keptPlaceholders=[...new Set([...this.keptPlaceholders,tab])].sort();}
forgetPlaceholder(tab){this.keptPlaceholders=this.keptPlaceholders.filter(other=>other!==tab);}
present(item,style,scope="base"){this.presentLayer("screen",item,style??places.presentationStyle(item)??"sheet",scope);}
presentSheet(item,scope="base"){this.presentLayer("sheet",item,places.sheetStyle(item),scope);}
presentLayer(of,item,style,scope){const under=this.layers;let layer={of,item,style,path:[]};const identity=places.layerIdentity(layer);const lowest=scope.layer??0;const known=under.findIndex((other,index)=>index>=lowest&&places.layerIdentity(other)===identity);const level=known<0?under.length:known;if(known>=0){if(sameContent(under[known],layer))layer={...under[known],item};}
this.layers=[...under.slice(0,level),layer];if(!Navigation.sameLayers(this.layers,under))this.dialog=null;}
dismiss(scope="base"){if(scope.tab!==undefined&&!this.isOnShow(scope))return;if(scope.layer!==undefined)this.close(scope.layer);else if(this.dialog===null)this.close(this.layers.length - 1);else this.dialog=null;}
dismissAll(){this.presentations=this.isWindow?this.layers.slice(0,1):[];this.dialog=null;}
close(level){const layers=this.layers;if(level<0||level>=layers.length)return;this.presentations=layers.slice(0,level);this.dialog=null;}
get shown(){const trail=places.hasPath?this.screens:[];const root=hasTabs&&(!isSplit||this.isCompact)?[places.root(this.selectedTab)]:[];const held=hasTabs?[...places.tabs.keys()].flatMap(tab=>items(this.tabPaths[tab]??[])):[];const over=this.layers.flatMap(({of,item,path})=>[{of,item},...items(path).map(item=>({of:"screen",item}))]);return[...[...root,...trail,...held].map(item=>({of:"screen",item})),...over];}
putOnTop({of,item}){const top=this.layers.length===0?"base":{layer:this.layers.length - 1};if(of==="sheet")this.presentSheet(item,top);else if(places.presentationStyle(item)===null&&this.hasStack(top))this.push(item,top);else this.present(item,null,top);}
removeShown(deleted){if(deleted.length===0)return;const isDeleted=of=>item=>deleted.some(other=>other.of===of&&same(other.item,item));this.remove([],isDeleted("screen"),isDeleted("sheet"));}
takeAway(shown){this.cut(({of,item})=>of===shown.of&&same(item,shown.item),true);}
cut(isCut,keepsRoot=false){for(const tab of hasTabs?places.tabs.keys():[]){if(!this.isOnShow({tab}))this.cutStack({tab},isCut);}
if((!keepsRoot&&this.cutRoot(isCut))||this.cutStack("base",isCut))return this.close(0);for(const[level,layer]of this.layers.entries()){if(isCut(layer))return this.close(level);if(this.cutStack({layer:level},isCut))return this.close(level + 1);}}
cutStack(scope,isCut){const stack=this.stackIn(scope);const first=stack.findIndex(item=>isCut({of:"screen",item}));if(first>=0)this.setStack(stack.slice(0,first),scope);return first>=0;}
cutRoot(isCut){if(!isCut({of:"screen",item:this.rootOf("base")}))return false;if(hasTabs&&(!isSplit||this.isCompact)){this.select(places.firstTab);}else{this.choose(places.start);if(collapses)this.showsSidebar=this.isCompact;}
return true;}
deletedLayers(isDeleted,isSheetDeleted){const levels=this.layers.map((_,level)=>level);return levels.filter(level=>{const{of,item}=this.layers[level];return of==="sheet"?isSheetDeleted(item):isDeleted(item);});}
remove(siblings,isDeleted,isSheetDeleted){const[level]=this.deletedLayers(isDeleted,isSheetDeleted);if(level!==undefined)this.layers=this.layers.slice(0,level);this.removeScreens(siblings,isDeleted);}
removeScreens(siblings,isDeleted){const isKept=item=>!isDeleted(item);this.layers=this.layers.map(layer=>({...layer,path:withItems(layer.path,this.stackOfLayer(layer).filter(isKept),same)}));if(hasTabs)this.removeFromTabs(siblings,isDeleted);if(isSplit&&!(hasTabs&&this.isCompact))this.removeFromColumns(siblings,isDeleted);else if(!hasTabs)this.screens=this.screens.filter(isKept);}
removeFromTabs(siblings,isDeleted){for(const tab of places.tabs.keys()){const isShown=isSplit?this.isOnShow({tab}):tab===this.selectedTab;if(!isShown)this.removeFromStack({tab},[],isDeleted);}
for(const name of Object.keys(this.tabPaths).filter(name=>!places.tabs.has(name))){const path=this.tabPaths[name];const left=withItems(path,items(path).filter(item=>!isDeleted(item)),same);this.holdPath(name,left.length===0?null:left);}
if(!isSplit||this.isCompact)this.removeFromStack("base",siblings,isDeleted);}
removeFromStack(scope,siblings,isDeleted){const stack=this.stackIn(scope);if(!stack.some(isDeleted))return;let left=stack.filter(item=>!isDeleted(item));const selection=splitsTabs?this.detailSelectionIn(scope):null;const selected=selection!==null&&isDeleted(selection)?selection:null;const count=nestsTabs?this.contentStackIn(scope).filter(item=>!isDeleted(item)).length:0;const isOnPlaceholder=selected!==null&&left.length>count;if(selected!==null&&left.length===count)left=[...left,...this.next(selected,siblings,isDeleted)];this.setStack(left,scope);if(isOnPlaceholder)this.keepPlaceholder(scope.tab??this.selectedTab);}
removeFromColumns(siblings,isDeleted){const screens=this.screens;const detail=this.rootCount - 1;if(places.startsApart&&!screens.some(isDeleted))return;let left=screens.filter(item=>!isDeleted(item));if(!this.isCompact&&this.contentRoot!==null&&isDeleted(screens[0]))left=[];const isOnPlaceholder=hasContent&&detail>=this.contentCount&&isDeleted(screens[detail])
&&!screens.slice(detail).every(isDeleted);for(const root of[0,detail]){if(sameAll(left,screens.slice(0,root))&&isDeleted(screens[root])){left=[...left,...this.next(screens[root],siblings,isDeleted)];}}
if(collapses&&left.length===0&&this.isCompact)this.showsSidebar=true;this.screens=left;if(left.length===0||(this.contentRoot!==null&&isDeleted(this.contentRoot))){this.screens=[places.hasData?places.nearestRow(screens[0]):places.start,...left];}
if(isOnPlaceholder&&this.contentRoot!==null&&this.screens.length>this.contentCount){this.keepsPlaceholder=places.isDetail(this.screens[this.contentCount]);}
if(!hasTabs)return;const root=this.screens[0];const tab=places.tabWithRoot(root)??places.tabWithRoot(places.sidebarItem(root)??root);if(tab!==null)this.leave(tab);}
next(item,siblings,isDeleted){const index=siblings.findIndex(other=>same(other,item));if(this.isCompact||this.layers.length>0||index<0)return[];const isKept=other=>!isDeleted(other);const next=siblings.slice(index).find(isKept)??siblings.slice(0,index).findLast(isKept);return next?[next]:[];}}
return Navigation;}
"""#)
