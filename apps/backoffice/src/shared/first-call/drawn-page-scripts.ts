import { type Role, roles } from '@pabean/domain';
import { userKey } from '../session/user-key.ts';

/** The address of View Order holds the id; `firstCallScript` has read it. */
export const showOrderId = `document.querySelector('bdi[data-order]').textContent=
document.documentElement.dataset.order||'';
`;

/**
 * Whether somebody is signed in who has one of these roles. The role is in the token, as `userOfToken`
 * reads it; it decides nothing else.
 */
const isOneOf = (roles: readonly Role[]) => `(()=>{try{
const [,part]=JSON.parse(localStorage.getItem(${JSON.stringify(userKey)})).accessToken.split('.');
const {type}=JSON.parse(atob(part.replaceAll('-','+').replaceAll('_','/'))).user;
return ${JSON.stringify(roles)}.includes(type)}catch{return false}})()`;
const hide = `document.getElementById('root').replaceChildren();
`;

/** Who is not signed in, or may not see this screen, sees nothing of it before another screen comes. */
export const hideFromOthers = (roles: readonly Role[]) => `if(!${isOneOf(roles)})${hide}`;

/** Whoever is signed in is led on from the sign-in. */
export const hideFromStaff = `if(${isOneOf(roles)})${hide}`;
