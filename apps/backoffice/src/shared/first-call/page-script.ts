import { orderIdPattern } from '@pabean/domain';
import { userKey } from '../session/user-key.ts';
import { listCalls, orderAddress, orderCall } from './addresses.ts';

const listUrl = () => `const url=${JSON.stringify(listCalls())}[location.pathname]`;

/** As domain's `decodeOrderId`: a view of another order must not be recorded. */
const orderUrl = () => `const code=location.pathname.slice(${orderAddress.length});
const text=atob(code);
const double=/^[1-9][0-9]*$/.test(text)&&BigInt(text);
const id=double?String(double/2n):text;
const isSound=!(double&&double%2n)&&btoa(text).replace(/=+$/,'')===code;
const url=isSound&&${orderIdPattern}.test(id)&&${JSON.stringify(orderCall)}+id;
if(url)document.documentElement.dataset.order=id`;

/**
 * A script for the page that the server sends: it asks for what the screen will ask for, before any
 * other script is there. Only for who is signed in, and for an address that says no more than which
 * list or order is meant. `firstCallFetch` hands the answer on.
 */
export function firstCallScript(screen: 'list' | 'order'): string {
  return `(()=>{try{const token=JSON.parse(localStorage.getItem(${JSON.stringify(userKey)})).accessToken;
${screen === 'list' ? listUrl() : orderUrl()};
if(!token||!url||location.search)return;
const stop=new AbortController();
const answer=fetch(url,{headers:{Authorization:token},credentials:'same-origin',signal:stop.signal});
answer.catch(()=>{});window.pabeanFirstCall={url,token,answer,stop}}catch{}})()`.replaceAll(
    '\n',
    '',
  );
}
