import { expect, test } from 'vitest';
import { tokenOf } from '../../testing/staff.ts';
import { beginSession, clearSession } from '../session/session-store.ts';
import { folderOfOrder, showOrderPlace, useOrderPlace } from './opened-from.ts';

test('whoever signs in next does not find the order that was on screen', () => {
  beginSession({ jwtToken: tokenOf('Rani', 'Admin') });
  showOrderPlace({ orderId: '104777', folder: 'newOrder' });
  expect(folderOfOrder('104777', null, useOrderPlace.getState().place)).toBe('newOrder');

  clearSession();

  expect(useOrderPlace.getState().place).toBeNull();
});
