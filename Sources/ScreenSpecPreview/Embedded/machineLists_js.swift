// Made from Page/machineLists.js by Scripts/embed-page. Do not edit.

let machineLists_js = PageFile(
    hash: "sha256-1LC2dMBnE7pggS7fqwU07A1gfyQBQECjps18OXvwlcs=",
    text: #"""
const screenSpecList=Object.freeze({items:list=>list.filter(element=>!("unread" in element)),with(list,items,same){const kept=[];let count=0;for(const element of list){if("unread" in element){kept.push(element);}else if(count<items.length&&same(element,items[count])){kept.push(items[count]);count +=1;}else{break;}}
return kept.concat(items.slice(count));},same(a,b,sameItem){return a.length===b.length&&a.every((element,index)=>{const other=b[index];if("unread" in element||"unread" in other)return screenSpecText(element)===screenSpecText(other);return sameItem(element,other);});},beginsUnread:list=>list.length>0&&"unread" in list[0]&&!list[0].isAll,});
"""#)
