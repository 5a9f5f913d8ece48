// Made from Page/expressions.js by Scripts/embed-page. Do not edit.

let expressions_js = PageFile(
    hash: "sha256-r7nw8y1elT2kMPYVLIJieS5IMQcguWK5llL3M7irvJk=",
    text: #"""
"use strict";let swiftToken=/\s*(?:(\d+(?:\.\d+)?)|(`?[A-Za-z_$][\w$]*`?)|(\.\.\.|\.\.<|\?\?|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,()[\]{}]))/y;function swiftTokens(code){let tokens=[];let at=0;while(code.slice(at).trim()!==""){let start=at+/^\s*/.exec(code.slice(at))[0].length;if(code[start]==='"'){let[parts,end]=swiftString(code,start);tokens.push({text:parts});at=end;continue}
swiftToken.lastIndex=at;let match=swiftToken.exec(code);if(!match)throw new SyntaxError("not understood");at=swiftToken.lastIndex;if(match[1])tokens.push({number:Number(match[1])});else if(match[2])tokens.push({name:match[2].replaceAll("`","")});else tokens.push({sign:match[3]})}
return tokens}
function swiftString(code,start){let parts=[""];let at=start+1;while(code[at]!=='"'){if(at>=code.length)throw new SyntaxError("no end");if(code[at]!=="\\"){parts.push(parts.pop()+code[at++]);continue}
if(code[at+1]!=="("){parts.push(parts.pop()+({n:"\n",t:"\t"}[code[at+1]]??code[at+1]));at+=2;continue}
let end=closingParenthesis(code,at+1);parts.push({code:code.slice(at+2,end)},"");at=end+1}
return[parts.filter(part=>part!==""),at+1]}
function closingParenthesis(code,start){let depth=0;for(let at=start;at<code.length;at++){if(code[at]==='"'){at=swiftString(code,at)[1]-1;continue}
if(code[at]==="(")depth++;if(code[at]===")"&&--depth===0)return at}
throw new SyntaxError("no end")}
let swiftPrecedence={"??":5,"||":1,"&&":2,"==":3,"!=":3,"<":3,">":3,"<=":3,">=":3,"...":6,"..<":6,"+":7,"-":7,"*":8,"/":8,"%":8},swiftOperators={"||":(a,b)=>a||b,"&&":(a,b)=>a&&b,"==":(a,b)=>JSON.stringify(a??null)===JSON.stringify(b??null),"!=":(a,b)=>JSON.stringify(a??null)!==JSON.stringify(b??null),"<":(a,b)=>a<b,">":(a,b)=>a>b,"<=":(a,b)=>a<=b,">=":(a,b)=>a>=b,"??":(a,b)=>a??b,"...":(a,b)=>[a,b],"..<":(a,b)=>[a,b],"+":(a,b)=>a+b,"-":(a,b)=>a-b,"*":(a,b)=>a*b,"/":(a,b)=>a / b,"%":(a,b)=>a%b};class SwiftReader{constructor(tokens,names){this.tokens=tokens;this.names=names;this.at=0}
get sign(){return this.tokens[this.at]?.sign}
take(sign){if(this.sign!==sign)return !1;this.at++;return !0}
expect(sign){if(!this.take(sign))throw new SyntaxError(`no ${sign}`)}
expression(){let condition=this.operation(0);if(!this.take("?"))return condition;let yes=this.expression();this.expect(":");let no=this.expression();return condition?yes:no}
operation(least){let left=this.operand();for(;;){let sign=this.sign,precedence=Object.hasOwn(swiftPrecedence,sign??"")?swiftPrecedence[sign]:-1;if(precedence<0||precedence<least)return left;this.at++;left=swiftOperators[sign](left,this.operation(precedence+1))}}
operand(){if(this.take("!"))return!this.operand();if(this.take("-"))return-this.operand();let value=this.primary();for(;;){if(this.sign==="?"&&this.tokens[this.at+1]?.sign==="."){this.at++;continue}
if(this.take("."))value=this.member(value);else if(this.sign==="["){this.at++;value=value?.[this.expression()];this.expect("]")}
else return value}}
primary(){let token=this.tokens[this.at++];if(!token)throw new SyntaxError("no value");if(token.number!==void 0)return token.number;if(token.text)return token.text.map(part=>typeof part==="string"?part:shown(evaluate(part.code,this.names))).join("");if(token.name)return this.named(token.name);if(token.sign==="(")return this.several(")");if(token.sign==="[")return this.several("]");if(token.sign===".")return this.tokens[this.at++].name;throw new SyntaxError("not understood")}
named(name){if(name==="true"||name==="false")return name==="true";if(name==="nil")return void 0;if(name==="String"&&this.take("(")){if(this.tokens[this.at+1]?.sign===":")this.at+=2;let value=this.expression();this.expect(")");return shown(value)}
if(!Object.hasOwn(this.names,name))throw new SyntaxError("unknown");return this.names[name]}
several(end){let values=[],keyed={};if(this.sign===":")this.at++;while(!this.take(end)){let value=this.tokens[this.at+1]?.sign===":"&&this.tokens[this.at].name?this.tokens[this.at++].name:this.expression();if(this.take(":")){let key=value;value=this.expression();keyed[key]=value}
values.push(value);this.take(",")}
if(Object.keys(keyed).length)return keyed;return end===")"&&values.length===1?values[0]:values}
member(value){let token=this.tokens[this.at++];if(token.number!==void 0)return Object.values(value??[])[token.number];let name=token.name,call=this.sign==="("?(this.at++,this.labelled()):[];if(this.sign==="{")call.push(this.closure());return swiftMember(value,name,call)}
labelled(){let values=[];while(!this.take(")")){if(this.tokens[this.at+1]?.sign===":")this.at+=2;values.push(this.expression());this.take(",")}
return values}
closure(){let start=++this.at;for(let depth=1;depth>0;this.at++){if(this.at>=this.tokens.length)throw new SyntaxError("no end");if(this.sign==="{")depth++;if(this.sign==="}")depth--}
let body=this.tokens.slice(start,this.at-1);return argument=>new SwiftReader(body,{...this.names,$0:argument}).expression()}}
function swiftMember(value,name,[argument]){if(value===void 0||value===null)return void 0;if(name==="map"||name==="flatMap"||name==="compactMap")return Array.isArray(value)?value.map(argument):argument(value);if(name==="rawValue"||name==="description")return typeof value==="object"?shown(value):value;if(name==="uppercased")return String(value).toUpperCase();if(name==="lowercased")return String(value).toLowerCase();if(name==="capitalized")return inWords(String(value));if(name==="formatted")return shown(value);if(Array.isArray(value)||typeof value==="string"){if(name==="count")return value.length;if(name==="isEmpty")return value.length===0;if(name==="first")return value[0];if(name==="last")return value[value.length-1];if(name==="joined")return value.map(shown).join(argument??"");if(name==="sorted")return value}
if(typeof value==="string"&&/^(name|title|label)$/.test(name))return inWords(value);if(typeof value!=="object")return void 0;if(name==="count")return Object.keys(value).length;return Object.hasOwn(value,name)?value[name]:standInProperty(name,1)}
function shown(value){if(value===void 0||value===null)return"…";if(Array.isArray(value))return value.map(shown).join(", ");if(typeof value==="object")return shown(value.name??value.title??Object.values(value).find(part=>typeof part==="string")??value.id??Object.values(value)[0]);return String(value)}
function evaluate(code,names){try{let reader=new SwiftReader(swiftTokens(code),names),value=reader.expression();if(reader.at<reader.tokens.length)return void 0;return value}catch(error){if(error instanceof SyntaxError||error instanceof TypeError)return void 0;throw error}}
function textOf(text,names){return(text||[]).map(part=>typeof part==="string"?part:shown(evaluate(part.code,names||{}))).join("")}
"""#)
