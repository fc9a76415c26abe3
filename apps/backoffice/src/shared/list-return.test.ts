import { expect, it } from 'vitest';
import { tokenOf } from '../testing/staff.ts';
import { lastList, rememberList } from './list-return.ts';
import { beginSession, clearSession } from './session/session-state.ts';

const place = { path: '/admin/order-history?q=tamsin&page=2', title: 'Order History' };

it('leads back to the very page of the search', () => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  rememberList(place);
  expect(lastList()).toEqual(place);
});

it('is forgotten with the session, and knows nonsense', () => {
  rememberList(place);
  clearSession();
  expect(lastList()).toBeNull();
  sessionStorage.setItem('pabean.last-list', '{"path":7}');
  expect(lastList()).toBeNull();
});
