import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { lastList, rememberList } from '../shared/list-return.ts';
import { startWalk, useWalk } from '../shared/orders/list-walk.ts';
import { showOrderPlace, useOrderPlace } from '../shared/orders/opened-from.ts';
import { paths } from '../shared/paths.ts';
import { groups, marksLink, useMarkedFolder } from './navigation.ts';

const refunds = { path: `${paths.folder('refundOrder')}?page=2`, title: 'Refunds' };

/** The Refunds list was shown, with order 104777 in it. */
beforeEach(() => {
  rememberList(refunds);
  const rows = [{ id: '104777' }];
  const query = { page: 2, size: 10, q: '' } as const;
  startWalk({ source: { folder: 'refundOrder' }, query }, { rows, total: 11, more: false });
  useOrderPlace.setState({ place: null });
});

function markedAt(pathname: string) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [pathname] }, children);
  const marked = renderHook(useMarkedFolder, { wrapper }).result.current;
  const links = groups.flatMap((group) => group.links);
  const labels = links.filter((link) => marksLink(link, pathname, marked)).map((one) => one.label);
  return { marked, labels };
}

test.each([
  [paths.folder('awaitingOrder'), ['Awaiting Customer']],
  [paths.page('countryOrderList'), ['Country Order List']],
  [paths.page('changePassword'), ['Change Password']],
  [paths.manageTeamMember('7'), ['Manage Team']],
  [paths.dispute('DP-10001'), ['Disputes']],
  // New Orders has a tile, not a link.
  [paths.admin, []],
])('%s marks %j', (pathname, labels) => {
  expect(markedAt(pathname).labels).toEqual(labels);
});

test('an order belongs to the list that it was opened from, whatever folder it is in', () => {
  expect(markedAt(paths.viewOrder('104777')).labels).toEqual(['Refunds']);
  showOrderPlace({ orderId: '104777', folder: 'completedOrder' });
  expect(markedAt(paths.viewOrder('104777')).marked).toBe('refundOrder');
  // A reload forgets the rows, and the list may not hold it any more.
  useWalk.setState({ walk: null });
  expect(markedAt(paths.viewOrder('104777')).marked).toBe('refundOrder');
});

test('an order that was opened by its address belongs to its own folder', () => {
  const pathname = paths.viewOrder('104780');
  expect(markedAt(pathname)).toEqual({ marked: null, labels: [] });
  showOrderPlace({ orderId: '104780', folder: 'newOrder' });
  expect(markedAt(pathname).marked).toBe('newOrder');
  expect(lastList()).toEqual(refunds);
});
