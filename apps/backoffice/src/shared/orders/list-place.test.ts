import { expect, it } from 'vitest';
import { listRequestAt, turnedTo } from './list-place.ts';

const at = (path: string) => ({ path, title: 'A list' });

it('reads the folder, the month and the question of a list', () => {
  expect(listRequestAt('/admin?q=tamsin&size=50&sort=-name&page=2')).toEqual({
    source: { folder: 'newOrder' },
    query: { q: 'tamsin', size: 50, page: 2, sort: { sort: 'name', dir: 'desc' } },
  });
  expect(listRequestAt('/admin/future-order?month=Feb')?.source).toEqual({
    folder: 'futureOrder',
    month: 'Feb',
  });
  expect(listRequestAt('/admin/future-order')).toBeNull();
  expect(listRequestAt('/admin/send-invoice')).toBeNull();
});

it('turns to another page and keeps the rest', () => {
  expect(turnedTo(at('/admin/future-order?month=Feb&sort=-name&page=2'), 3)).toEqual(
    at('/admin/future-order?month=Feb&sort=-name&page=3'),
  );
  expect(turnedTo(at('/admin/recent-order?page=2'), 1)).toEqual(at('/admin/recent-order'));
  expect(turnedTo(at('/admin?size=All'), 2)).toEqual(at('/admin?size=All'));
});
