import { expect, it } from 'vitest';
import { tokenOf } from '../testing/staff.ts';
import { lastDesk, lastList, rememberDesk, rememberList } from './list-return.ts';
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

it('leads from a case back to the desk as it was, until the session ends', () => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  expect(lastDesk()).toBe('/admin/disputes');
  rememberDesk('?due=1&q=104829&page=2');
  expect(lastDesk()).toBe('/admin/disputes?due=1&q=104829&page=2');
  rememberDesk('');
  expect(lastDesk()).toBe('/admin/disputes');
  rememberDesk('?q=104829');
  clearSession();
  expect(lastDesk()).toBe('/admin/disputes');
  sessionStorage.setItem('pabean.last-desk', '/elsewhere');
  expect(lastDesk()).toBe('/admin/disputes');
});
