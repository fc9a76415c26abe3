import { generation } from '@pabean/api-client/contract';

/** What the script of a page needs to know; the rest stands in `config.json` beside the page. */
export interface StartSettings {
  /** Address of the app's entry. */
  readonly entry: string;
}

/**
 * The script of a page that is served elsewhere: it reads where the API stands and starts the app, or says
 * in one line why it can not. That the API is ours, and not too new or too old, is looked at beside the
 * app: what it could say is no reason to wait. A page without a network says nothing; the app does.
 */
export const startScript = ({ entry }: StartSettings): string =>
  source.replace('ENTRY', JSON.stringify(entry)).replaceAll(/\n\s*/g, '');

/** Its lines are for the operator, and so in English on every page. */
const source = `(async()=>{
const line=(words)=>{
const place=document.createElement('p');
place.setAttribute('role','alert');place.lang='en';place.dir='ltr';
place.style='margin:0;padding:1rem;background:#fff3bf;color:#000';
place.textContent=words;return place};
const stop=(words)=>document.getElementById('root').replaceChildren(line(words));
const warn=(words)=>document.body.prepend(line(words));
let answer;
try{answer=await fetch('/config.json',{cache:'no-cache'})}
catch{return stop('This page needs a connection. Please check yours, then reload.')}
let api;
try{
if(!answer.ok)return stop('config.json is not there ('+answer.status+').');
const address=new URL((await answer.json()).api);
if(!/^https?:$/.test(address.protocol)||address.pathname!=='/')throw 0;
api=address.origin}
catch{return stop('config.json must be {"api": "https://api.example.com"}, with the address of the API.')}
if(api!==location.origin)window.pabeanApi=api;
const app=document.createElement('script');
app.type='module';app.crossOrigin='';app.src=ENTRY;
document.head.append(app);
const health=api+'/api/health';
try{
const found=await(await fetch(health)).json().catch(()=>null);
if(found?.status!==1)return warn(api+' is not the server of this page.');
const apart=(found.data?.generation??0)-${generation};
if(apart>1)warn('This page is older than its server '+api+'. Please reload it.');
if(apart<-1)warn('This page is newer than its server '+api+'.')}
catch{
await fetch(health,{mode:'no-cors'}).then(
()=>warn(api+' does not answer to pages of '+location.origin+'.'),
()=>{})}
})()`;
