import { expect, it } from 'vitest';
import { readQuery, sortingOf, writeQuery } from './list-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

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
  expect(writeQuery(query).toString()).toBe('sort=-name&page=2');
  expect(writeQuery(query, 'Feb').toString()).toBe('month=Feb&sort=-name&page=2');
  for (const sort of ['', '-', '--name', 'telephone', 'action', 'NAME', 'name,email']) {
    expect(read(`sort=${sort}`).sort).toBeUndefined();
  }
});

it('reads newest first as how every list begins', () => {
  expect(read('sort=-dateTime').sort).toBeUndefined();
  expect(sortingOf(read(''))).toEqual({ sort: 'dateTime', dir: 'desc' });
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
  expect(writeQuery(read('')).toString()).toBe('');
  const query = { q: 'o’neill & co', size: 'All', page: 1 } as const;
  expect(read(writeQuery(query).toString())).toEqual(query);
  expect(writeQuery({ q: '', size: 25, page: 2 }).toString()).toBe('size=25&page=2');
});
