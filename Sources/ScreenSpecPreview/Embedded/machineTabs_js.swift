// Made from Page/machineTabs.js by Scripts/embed-page. Do not edit.

let machineTabs_js = PageFile(
    hash: "sha256-tRC7uyHc7hoE/5RJU8IzW+u5V2cA9KB2Hx+f2dATm4A=",
    text: #"""
function screenSpecTabs(places,Navigation){let{same,isSplit,hasTabs,nestsContent,nestsTabs}=places,{items,with:withItems}=screenSpecList;screenSpecExtend(Navigation,class{select(tab){if(!isSplit){if(places.popsOnReselection&&tab===this.selectedTab)this.stack=[];return this.leave(tab)}
if(this.isOnShow({tab})){if(places.popsOnReselection)this.stack=[];return}
let held=this.tabColumns[tab];this.leave(tab);this.show(held)}
leave(tab){if(isSplit){if(this.isCompact)this.holdColumns(this.nameOfHeld,this.columns);this.holdColumns(tab)}
this.selectedTab=tab;let{selectedTab,...unread}=this.unread;if(selectedTab!==void 0)this.unread=unread}
get columns(){let under=this.tabColumns[this.nameOfHeld]??[],known=items(this.path),isOnRoot=places.sameAll(this.screens,this.rootAlone)&&screenSpecList.same(this.path,known,same);if(isOnRoot&&!items(under).length)return under;return[...under,{path:this.path,placeholderPlace:this.placeholderPlace}]}
get rootAlone(){return Navigation.withList([places.root(this.selectedTab)])}
show(columns=[]){let top=items(columns).at(-1);this.holdColumns(this.selectedTab,withItems(columns,items(columns).slice(0,-1),Object.is));this.path=top?.path??[];this.placeholderPlace=top?.placeholderPlace??0;let isKept=this.isCompact&&screenSpecList.beginsUnread(this.path);if(!items(this.path).length&&!isKept)this.path=withItems(this.path,this.rootAlone,same)}
cover({path,placeholderPlace}){let isKnown=screenSpecList.same(this.path,items(this.path),same),[held,isOnRoot]=[this.columns,isKnown&&!this.stack.length];this.path=path;if(screenSpecList.beginsUnread(path)){this.placeholderPlace=placeholderPlace;return this.holdColumns(this.selectedTab,held)}
this.placeholderPlace=0;let{screens}=this;this.path=withItems(path,screens,same);if(placeholderPlace>0)this.keepOnPlaceholder(Math.min(placeholderPlace,this.contentCount));if(!isOnRoot)this.keepRootPushed();let isBeside=this.isBesideTabs;if(isBeside?this.tabOf(screens[0],screens[0])===null:isOnRoot){this.holdColumns(this.selectedTab,isBeside?held:[])}else{this.show(held);this.replaceScreens([...this.screens,...screens])}}
changeHidden(tab,change){if(!isSplit)return !1;let state=this.showing({tab});change(state);this.holdColumns(tab,state.columns);return !0}
replaceStack(newStack){let[old,stack]=[this.stack,newStack.filter(item=>!places.isPlaceholder(item))],end=stack.findIndex((item,index)=>!same(item,old[index]??null)),kept=end<0?stack.length:end;let under=this.aside.length;while(this.stackStart===0&&under>=kept){this.show(this.tabColumns[this.selectedTab]);under=this.stackStart===0?under-this.screens.length:0}
let starts=stack.map((_,index)=>index).filter(index=>index>=kept&&places.stacksContent&&this.beginsColumns(index,stack)),segments=[...starts,stack.length];this.replaceScreens([...this.screens.slice(0,this.stackStart),...stack.slice(under,segments[0])]);starts.forEach((start,index)=>{let held=this.columns;this.cover({path:stack.slice(start,segments[index+1]),placeholderPlace:0});if(this.keepRootPushed())this.holdColumns(this.selectedTab,held)})}
replaceScreens(screens){let isOverRoot=this.stackStart===0;if(!places.startsWith(screens,this.screens.slice(0,this.contentCount+1)))this.placeholderPlace=0;this.path=withItems(this.path,screens,same);if(isOverRoot)this.keepRootPushed()}
heldStack(tab){let[first,...others]=items(this.tabColumns[tab]??[]);if(!first)return[];let state=Object.assign(new Navigation(this),{isCompact:!0,selectedTab:tab,...first});return[...state.screens.slice(state.stackStart),...others.flatMap(({path})=>items(path))]}
get nameOfHeld(){let name=this.unread.selectedTab;return this.isOfUnknownTab&&typeof name==="string"?name:this.selectedTab}
get isOfUnknownTab(){return screenSpecList.beginsUnread(this.path)&&this.unread.selectedTab!==void 0}
holdPath(tab,path){let{[tab]:_,...others}=this.tabPaths;this.tabPaths=path===null?others:{...others,[tab]:path}}
holdColumns(tab,columns){let{[tab]:_,...others}=this.tabColumns;this.tabColumns=columns?.length?{...others,[tab]:columns}:others}
hold(stack,tab){let held=this.tabPaths[tab]??[],[old,place]=[items(held),this.placeholderPlaces[tab]];if(old.length<place||!places.startsWith(stack,old.slice(0,place??0)))this.setPlace(tab);let path=withItems(held,stack,same);this.holdPath(tab,path.length===0?null:path)}
tabOf(item,root){return places.tabWithRoot(item)??places.homeTab(root)
??places.tabWithRoot(places.sidebarItem(root)??root)}
keepRootPushed(){let root=places.root(this.selectedTab);if(this.contentRoot===null||!places.isDetail(root))return !1;if(!same(this.screens[this.contentCount]??null,root))return !1;this.keepOnPlaceholder(this.contentCount);return !0}
beginsColumns(index,stack){let item=stack[index];if(!places.isContent(item))return !1;let below=index>0?stack[index-1]:places.root(this.selectedTab);if(nestsContent&&places.sidebarItem(item)===null&&places.isContent(below))return !1;let tab=this.tabOf(item,item),isOwn=tab===this.selectedTab&&!same(item,places.root(this.selectedTab));return tab===null||(index===0&&isOwn)}
changeListsBeside(change){let start=isSplit&&this.isCompact?this.stackStart-1:0;if(start<1)return;let{screens}=this,lists=screens.slice(0,start),left=change(lists);if(places.sameAll(left,lists))return;this.screens=[...(left.length>0&&same(left[0],lists[0])?left:[]),...screens.slice(start)]}
followScreens(){if(!isSplit||!hasTabs)return;let{selectedTab:old,unread:{selectedTab,...unread}}=this;this.fitTab();if(this.selectedTab!==old&&selectedTab!==void 0)this.unread=unread}
fitTab(){if(this.isBesideTabs&&!screenSpecList.beginsUnread(this.path)){this.selectedTab=this.tabOf(this.screens[0],this.screens[0])??this.selectedTab}
if(this.isBesideTabs||screenSpecList.beginsUnread(this.path))return;this.holdColumns(this.selectedTab,withItems(this.tabColumns[this.selectedTab]??[],[],same))}
get isBesideTabs(){let roots=this.screens.slice(0,this.rootCount);if(roots.some(item=>same(item,places.root(this.selectedTab))))return !1;return this.tabOf(roots.at(-1),roots[0])!==this.selectedTab}
get aside(){return this.isCompact&&this.isBesideTabs?this.heldStack(this.selectedTab):[]}
detailRootOf(tab){if(!places.holdsSplit(tab))return places.root(tab);let contents=this.contentStackOf(tab);if(this.selectionCountOf(tab)>contents.length)return this.stackIn({tab})[contents.length];return places.placeholder(contents.at(-1)??places.root(tab))??places.root(tab)}
contentStackOf(tab){if(!nestsTabs||!places.holdsSplit(tab))return[];let stack=this.stackIn({tab}),end=stack.findIndex(item=>!this.isContentOfTab(item)),lists=end<0?stack:stack.slice(0,end);return lists.slice(0,this.placeholderPlaces[tab]?this.placeholderPlaces[tab]-1:lists.length)}
isContentOfTab(item){return nestsTabs&&places.placeholder(item)!==null&&places.tabWithRoot(item)===null}
pushContent(item,tab){if(!places.holdsSplit(tab)||!this.isContentOfTab(item))return !1;if(!this.isCompact&&tab===this.selectedTab&&same(item,this.topOf("base"))){this.push(item);return !0}
let contents=this.contentStackOf(tab),top=contents.at(-1)??null,isOnTop=top!==null&&same(top,item);if(!isOnTop&&this.isCompact)this.push(item,{tab});else if(!isOnTop)this.setContentStack([...contents,item],{tab});else if(this.isCompact)this.setStack(contents,{tab});return !0}
stackChoosing(item,tab){if(same(item,places.root(tab)))return[];return this.isContentOfTab(item)?[item]:[...this.contentStackOf(tab),item]}
selectionCountOf(tab){let count=this.contentStackOf(tab).length,isSelected=places.holdsSplit(tab)&&this.stackIn({tab}).length>count;return isSelected&&!this.placeholderPlaces[tab]?count+1:count}
keepOnPlaceholderOf(tab,count){for(let place of[void 0,count+1]){this.setPlace(tab,place);if(this.stackIn({tab}).length-this.detailStackIn({tab}).length===count)return}
this.setPlace(tab)}
setPlace(tab,place){this.placeholderPlaces={...this.placeholderPlaces,[tab]:place}}})}
"""#)
