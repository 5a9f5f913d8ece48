// Made from Page/machineLists.js by Scripts/embed-page. Do not edit.

let machineLists_js = PageFile(
    hash: "sha256-ZCEpHcW5/3PgITNVIZDw3OUPPl4yCXMtC3+XfiqmqYU=",
    text: #"""
let screenSpecList=Object.freeze({items:list=>list.filter(element=>!("unread"in element)).map(element=>{if(!element.kept||element.destination===void 0)return element;let{kept,...item}=element;return Object.freeze(item)}),with(list,items,same){let kept=[];let count=0;for(let element of list){if("unread"in element){kept.push(element)}else if(count<items.length&&same(element,items[count])){let isItem=element.destination!==void 0;kept.push(isItem&&element.kept?Object.freeze({...items[count],kept:element.kept}):items[count]);count+=1}else{break}}
return kept.concat(items.slice(count))},same(a,b,sameItem){return a.length===b.length&&a.every((element,index)=>{let other=b[index];if("unread"in element||"unread"in other)return screenSpecText(element)===screenSpecText(other);return sameItem(element,other)&&(element.kept===other.kept||screenSpecText(element.kept)===screenSpecText(other.kept))})},beginsUnread:list=>list.length>0&&"unread"in list[0]&&!list[0].isAll});
"""#)
