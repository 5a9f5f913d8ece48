// Made from Page/machineState.js by Scripts/embed-page. Do not edit.

let machineState_js = PageFile(
    hash: "sha256-GSP79FnAOjkTs9uZd/74ZrI/iAebt5idUNtrF0sN0WQ=",
    text: #"""
function screenSpecState(places){let{items,with:withItems,same:sameLists}=screenSpecList,{same,sameAll,startsWith,isSplit,hasContent,collapses,hasTabs,splitsTabs,nestsContent}=places,samePath=(a,b)=>sameLists(a,b,same),sameContent=(a,b)=>a.of===b.of&&a.style===b.style&&same(a.item,b.item),sameLayer=(a,b)=>sameContent(a,b)&&samePath(a.path,b.path)
&&screenSpecText([a.kept,a.beside])===screenSpecText([b.kept,b.beside]);let sameMap=(a,b,same)=>Object.keys(a).length===Object.keys(b).length
&&Object.keys(a).every(key=>b[key]&&same(a[key],b[key]));let sameColumns=(a,b)=>a.placeholderPlace===b.placeholderPlace&&samePath(a.path,b.path),initial={path:places.hasPath&&!places.startsApart?[places.start]:[],placeholderPlace:0,isCompact:!1,showsSidebar:collapses&&places.startsAtSidebar,selectedTab:places.firstTab,tabPaths:{},tabColumns:{},placeholderPlaces:{},presentations:[],isWindow:!1,dialog:null,unread:{}};class Navigation{constructor(value=initial){Object.assign(this,value)}
get value(){return Object.freeze({...this})}
static sameLayers(a,b){return a.length===b.length&&a.every((layer,index)=>sameLayer(layer,b[index]))}
static sameContent(a,b){return sameContent(a,b)}
static sameColumns(a,b){return sameColumns(a,b)}
static same(a,b){if(a===b)return !0;return a.placeholderPlace===b.placeholderPlace&&a.isCompact===b.isCompact
&&a.showsSidebar===b.showsSidebar&&a.selectedTab===b.selectedTab&&a.isWindow===b.isWindow
&&same(a.dialog,b.dialog)&&samePath(a.path,b.path)
&&sameMap(a.tabPaths,b.tabPaths,samePath)
&&sameMap(a.tabColumns,b.tabColumns,(one,other)=>sameLists(one,other,sameColumns))
&&screenSpecText(a.placeholderPlaces)===screenSpecText(b.placeholderPlaces)
&&sameLists(a.presentations,b.presentations,sameLayer)
&&screenSpecText(a.unread)===screenSpecText(b.unread)}
get contentRoot(){if(splitsTabs)return places.holdsSplit(this.selectedTab)?places.root(this.selectedTab):null;return hasContent&&places.isContent(this.screens[0])?this.screens[0]:null}
get contentStack(){return splitsTabs?this.contentStackOf(this.selectedTab):this.screens.slice(1,this.contentCount)}
set contentStack(stack){if(splitsTabs)return this.setContentStack(stack,"base");if(this.contentRoot===null||this.stackStart>this.contentCount)return;if(collapses&&stack.length>this.contentStack.length)this.showsSidebar=!1;let rest=sameAll(stack,this.contentStack)?this.screens.slice(this.contentCount):[];if(!rest.length)this.placeholderPlace=0;this.screens=[this.screens[0],...stack,...rest]}
get contentCount(){let screens=this.screens;if(!nestsContent||!places.isContent(screens[0]))return 1;let others=screens.slice(1),end=others.findIndex(item=>!places.isContent(item)||places.sidebarItem(item)!==null),lists=1+(end<0?others.length:end);return Math.min(this.placeholderPlace||lists,lists)}
get detailRoot(){if(splitsTabs){let tab=this.selectedTab;return places.holdsSplit(tab)?this.detailRootOf(tab):places.root(tab)}
if(!places.hasPath)return places.root(this.selectedTab);let screens=this.screens,count=this.contentCount,placeholder=hasContent?places.placeholder(screens[count-1]):null;if(placeholder===null)return screens[0];return this.rootCount>count?screens[count]:placeholder}
get detailStack(){return places.hasPath?this.screens.slice(this.rootCount):this.stack.slice(this.selectionCount)}
set detailStack(items){if(!places.hasPath){let count=this.contentStack.length,lies=places.holdsSplit(this.selectedTab)&&this.selectionCount===count;this.stack=[...this.stack.slice(0,this.selectionCount),...items];if(splitsTabs&&lies)this.keepOnPlaceholderOf(this.selectedTab,count);return}
if(collapses&&items.length>this.detailStack.length)this.showsSidebar=!1;let contents=this.contentCount,lies=this.contentRoot!==null&&this.rootCount===contents,held=this.tabColumns[this.selectedTab];this.screens=[...this.screens.slice(0,this.rootCount),...items];this.keepOnPlaceholder(lies?contents:0);if(isSplit&&hasTabs&&this.isBesideTabs)this.holdColumns(this.selectedTab,held);this.followScreens()}
get detailSelection(){if(splitsTabs){let count=this.contentStack.length;return this.selectionCount>count?this.stack[count]:null}
return hasContent&&this.rootCount>this.contentCount?this.screens[this.contentCount]:null}
set detailSelection(item){if(item!==null){this.setDetailRoot(item)}else if(this.detailSelection!==null&&(splitsTabs||this.stackStart<=this.contentCount)){if(splitsTabs)this.stack=this.contentStack;else this.leaveDetail()}}
leaveDetail(){this.screens=this.screens.slice(0,nestsContent?this.contentCount:1)}
get derivedMenuItem(){if(!isSplit||(collapses&&this.isCompact&&this.showsSidebar))return null;return places.sidebarItem(this.screens[0])}
get compactColumn(){if(this.showsSidebar)return"sidebar";let isBare=nestsContent?this.screens.length===this.contentCount:this.stack.length===0;return this.contentRoot!==null&&isBare?"content":"detail"}
set compactColumn(column){this.showsSidebar=column==="sidebar";if(column==="content"&&this.contentRoot!==null)this.leaveDetail()}
get stack(){if(!hasTabs)return this.screens.slice(this.stackStart);if(!isSplit)return this.stackIn({tab:this.selectedTab});return[...this.aside,...this.screens.slice(this.stackStart)]}
set stack(stack){if(!hasTabs){if(collapses&&stack.length>this.stack.length)this.showsSidebar=!1;this.screens=[...this.screens.slice(0,this.stackStart),...stack]}else if(!isSplit){this.setStack(stack,{tab:this.selectedTab})}else{this.setStackOfColumns(stack)}}
setStackOfColumns(stack){if(this.isCompact)return this.replaceStack(stack);let held=this.tabColumns[this.selectedTab];this.screens=[this.screens[0],...stack];if(held&&this.keepRootPushed())this.holdColumns(this.selectedTab,held)}
get layers(){return items(this.presentations)}
set layers(layers){let identities=layers=>layers.map(places.layerIdentity).join("\n");if(identities(layers)!==identities(this.layers))this.dialog=null;let shown=layers.filter(layer=>!places.isPlaceholder(layer.item));this.presentations=withItems(this.presentations,Navigation.withoutTwins(shown),sameLayer)}
static withoutTwins(layers){return layers.filter((layer,level)=>level===layers.length-1
||places.layerIdentity(layer)!==places.layerIdentity(layers[level+1]))}
get screens(){let known=items(this.path),first=isSplit&&hasTabs&&this.isCompact?places.root(this.selectedTab):places.start;return Navigation.withList(known.length===0?[first]:known)}
set screens(newScreens){let screens=Navigation.withList(newScreens.filter(item=>!places.isPlaceholder(item)));if(!startsWith(screens,this.screens.slice(0,this.contentCount+1)))this.placeholderPlace=0;if(!same(screens[0]??null,items(this.path)[0]??null))this.path=[];this.path=withItems(this.path,screens,same);this.followScreens()}
static withList(screens){let isDetail=hasContent&&screens[0]&&places.isDetail(screens[0]),content=isDetail?places.defaultContentRoot(screens[0]):null;return content===null?screens:[content,...screens]}
get rootCount(){if(!hasContent)return 1;let{screens,contentCount:count}=this;if(!places.isContent(screens[0])||this.placeholderPlace)return count;return screens.length>count&&places.isDetail(screens[count])?count+1:count}
keepOnPlaceholder(count){this.placeholderPlace=0;if(this.contentRoot&&count<=this.contentCount&&this.rootCount>count)this.placeholderPlace=count}
get stackStart(){if(!hasTabs||!this.isCompact)return 1;let root=places.root(this.selectedTab);return this.screens.slice(0,this.rootCount).findLastIndex(item=>same(item,root))+1}
get countUnderTab(){if(this.isCompact)return 0;let root=places.root(this.selectedTab);return Math.max(this.screens.slice(0,this.rootCount).findLastIndex(item=>same(item,root)),0)}
get selectionCount(){return splitsTabs?this.selectionCountOf(this.selectedTab):0}
stackIn(scope){if(scope==="base")return this.stack;if(scope.layer!==void 0)return this.stackOfLayer(this.layers[scope.layer]);if(isSplit&&this.isOnShow(scope))return this.stack.slice(this.countUnderTab);return isSplit?this.heldStack(scope.tab):items(this.tabPaths[scope.tab]??[])}
stackOfLayer(layer){return layer&&places.hasStack(layer)?items(layer.path):[]}
setStack(newStack,scope){let stack=newStack.filter(item=>!places.isPlaceholder(item));if(scope==="base")this.stack=stack;else if(scope.tab!==void 0&&isSplit&&this.isOnShow(scope))this.stack=[...this.stack.slice(0,this.countUnderTab),...stack];else if(scope.tab!==void 0)this.changeHidden(scope.tab,state=>{state.stack=stack})||this.hold(stack,scope.tab);else if(this.hasStack(scope))this.setLayer(scope.layer,{path:this.pathOf(scope.layer,stack)})}
pathOf(level,stack){return withItems(this.layers[level].path,stack,same)}
setLayer(level,change){this.layers=this.layers.map((layer,index)=>(index===level?{...layer,...change}:layer))}
detailStackIn(scope){return scope.layer!==void 0?this.stackIn(scope):this.showing(scope).detailStack}
setDetailStack(items,scope){if(this.isOnShow(scope)){this.detailStack=items;return}
if(scope.tab&&this.changeHidden(scope.tab,state=>{state.detailStack=items}))return;let stack=this.stackIn(scope),selected=stack.slice(0,Math.max(0,stack.length-this.detailStackIn(scope).length)),lies=scope.tab&&this.showing(scope).contentRoot&&!this.detailSelectionIn(scope);this.setStack([...selected,...items],scope);if(lies)this.keepOnPlaceholderOf(scope.tab,selected.length)}
contentStackIn(scope){return scope.layer!==void 0?[]:this.showing(scope).contentStack}
setContentStack(items,scope){if(isSplit&&this.isOnShow(scope)){this.contentStack=items;return}
let tab=scope==="base"?this.selectedTab:scope.tab;if(tab===void 0||this.changeHidden(tab,state=>{state.contentStack=items}))return;if(!this.showing(scope).contentRoot)return;let[stack,contents]=[this.stackIn({tab}),this.contentStackIn(scope)],end=stack.length-this.detailStackIn(scope).length-(this.detailSelectionIn(scope)?1:0);if(end<contents.length)return;let rest=sameAll(items,contents)?stack.slice(end):[];this.setStack([...stack.slice(0,end-contents.length),...items,...rest],{tab});if(!rest.length)this.setPlace(tab)}
detailSelectionIn(scope){return scope.layer!==void 0?null:this.showing(scope).detailSelection}
setDetailSelection(item,scope){if(item!==null)this.setDetailRoot(item,scope);else if(this.isOnShow(scope))this.detailSelection=null;else if(scope.tab&&this.changeHidden(scope.tab,state=>{state.detailSelection=null}))return;else if(this.detailSelectionIn(scope)){let end=this.stackIn(scope).length-this.detailStackIn(scope).length-1;if(end>=0)this.setStack(this.stackIn(scope).slice(0,end),scope)}}
showing(scope){if(scope.tab===void 0||this.isOnShow(scope))return this;let state=new Navigation(this);if(isSplit)Object.assign(state,{isCompact:!0,selectedTab:scope.tab}).show(this.tabColumns[scope.tab]);else state.select(scope.tab);return state}
isOnShow(scope){if(scope==="base")return !0;if(!hasTabs||scope.tab!==this.selectedTab)return !1;return!isSplit||this.isCompact||!this.isBesideTabs}
takeOverHidden(other,start){for(let{id:tab}of hasTabs?places.spec.tabs:[]){if(tab===other.selectedTab)continue;let stack=other.stackIn({tab});if(sameAll(stack,start.stackIn({tab})))continue;if(isSplit&&!this.isOnShow({tab}))this.holdColumns(tab,other.tabColumns[tab]);else this.setStack(stack,{tab});this.setPlace(tab,other.placeholderPlaces[tab])}
this.close(other.layers.length)}
has(scope){return scope.layer===void 0||scope.layer<this.layers.length}
hasStack(scope){if(scope.layer===void 0)return!this.isWindow;return scope.layer<this.layers.length&&places.hasStack(this.layers[scope.layer])}
rootOf(scope){if(scope.tab!==void 0)return places.root(scope.tab);if(scope.layer!==void 0){let layer=this.layers[scope.layer];return layer?.of==="screen"?layer.item:null}
if(!hasTabs)return this.screens[0];return isSplit&&!this.isCompact?this.screens[0]:places.root(this.selectedTab)}
topOf(scope){return this.stackIn(scope).at(-1)??this.rootOf(scope)}}
screenSpecIntents(places,Navigation);screenSpecTabs(places,Navigation);screenSpecLayers(places,Navigation);return Navigation}
function screenSpecExtend(type,part){let{constructor,...methods}=Object.getOwnPropertyDescriptors(part.prototype);Object.defineProperties(type.prototype,methods)}
"""#)
