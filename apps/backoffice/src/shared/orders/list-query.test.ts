import { expect, it } from 'vitest';
import { changedQuery, type ListSource, readQuery, sortingOf, writeQuery } from './list-query.ts';

const list = { folder: 'pendingOrder' } as const;
const read = (search: string, source: ListSource = list) =>
  readQuery(new URLSearchParams(search), source);

it('reads what the address says', () => {
  expect(read('q=tamsin&size=50&page=3')).toEqual({ q: 'tamsin', size: 50, page: 3 });
  expect(read('bounced=1')).toEqual({ q: '', size: 10, page: 1, marks: ['bounced'] });
  expect(read('wrote=1&bounced=0&answered=1').marks).toEqual(['answered', 'wrote']);
  expect(read('due=atRisk&bounced=1')).toMatchObject({ due: 'atRisk', marks: ['bounced'] });
  for (const due of ['', 'LATE', 'soon', '1']) expect(read(`due=${due}`).due).toBeUndefined();
  expect(read('bounced=yes')).toEqual({ q: '', size: 10, page: 1 });
  expect(read('')).toEqual({ q: '', size: 10, page: 1 });
  expect(read('size=All&page=4')).toEqual({ q: '', size: 'All', page: 1 });
});

it('reads and writes a sort, and keeps the month of a list', () => {
  expect(read('sort=name').sort).toEqual({ sort: 'name', dir: 'asc' });
  expect(read('sort=-processMonth').sort).toEqual({ sort: 'processMonth', dir: 'desc' });
  const query = { q: '', size: 10, page: 2, sort: { sort: 'name', dir: 'desc' } } as const;
  expect(writeQuery(query, list).toString()).toBe('sort=-name&page=2');
  expect(writeQuery(query, { folder: 'futureOrder', month: 'Feb' }).toString()).toBe(
    'month=Feb&sort=-name&page=2',
  );
  for (const sort of ['', '-', '--name', 'telephone', 'action', 'NAME', 'name,email']) {
    expect(read(`sort=${sort}`).sort).toBeUndefined();
  }
});

it('reads newest first as how most lists begin', () => {
  expect(read('sort=-dateTime').sort).toBeUndefined();
  expect(sortingOf(read(''))).toEqual({ sort: 'dateTime', dir: 'desc' });
});

it.each(['newOrder', 'priorityOrder', 'myOrder'] as const)('%s begins by the clock', (folder) => {
  const source = { folder };
  const byClock = { sort: 'fileBy', dir: 'asc' };
  expect(read('', source).sort).toEqual(byClock);
  expect(writeQuery(read('', source), source).toString()).toBe('');
  expect(read('sort=fileBy', source)).toEqual(read('', source));
  // Newest first is a choice here, and stands in the address.
  expect(sortingOf(read('sort=-dateTime', source))).toEqual({ sort: 'dateTime', dir: 'desc' });
  expect(writeQuery(read('sort=-dateTime', source), source).toString()).toBe('sort=-dateTime');
});

it('what a search finds begins with the newest, in every list', () => {
  const source = { folder: 'newOrder' } as const;
  const searched = changedQuery(read('', source), { q: 'gmail' }, source);
  expect(searched.sort).toBeUndefined();
  expect(writeQuery(searched, source).toString()).toBe('q=gmail');
  expect(changedQuery(searched, { q: '' }, source)).toEqual(read('', source));
  const chosen = changedQuery(read('sort=name', source), { q: 'gmail' }, source);
  expect(writeQuery(chosen, source).toString()).toBe('q=gmail&sort=name');
  const byClock = changedQuery(searched, { sort: { sort: 'fileBy', dir: 'asc' } }, source);
  expect(read(writeQuery(byClock, source).toString(), source)).toEqual(byClock);
});

it('takes nonsense for not said', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e99']) expect(read(`page=${page}`).page).toBe(1);
  expect(read('size=11').size).toBe(10);
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  // What the database cannot hold: NUL, and half of what stands across the limit.
  expect(read('q=%00tam%00sin ').q).toBe('tamsin');
  expect(read(`q=${'a'.repeat(199)}\u{1f334}`).q).toBe('a'.repeat(199));
});

it('writes only what does not go without saying, and reads it back', () => {
  expect(writeQuery(read(''), list).toString()).toBe('');
  const query = { q: 'o’neill & co', size: 'All', page: 1 } as const;
  expect(read(writeQuery(query, list).toString())).toEqual(query);
  expect(writeQuery({ q: '', size: 25, page: 2 }, list).toString()).toBe('size=25&page=2');
});
