import { expect, it } from 'vitest';
import { readQuery, writeQuery } from './list-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

it('reads what the address says', () => {
  expect(read('q=tamsin&size=50&page=3')).toEqual({ q: 'tamsin', size: 50, page: 3 });
  expect(read('')).toEqual({ q: '', size: 10, page: 1 });
  expect(read('size=All&page=4')).toEqual({ q: '', size: 'All', page: 1 });
});

it('takes nonsense for not said', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e99']) expect(read(`page=${page}`).page).toBe(1);
  expect(read('size=11').size).toBe(10);
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  // What the database can not hold: NUL, and half of what stands across the limit.
  expect(read('q=%00tam%00sin ').q).toBe('tamsin');
  expect(read(`q=${'a'.repeat(199)}\u{1f334}`).q).toBe('a'.repeat(199));
});

it('writes only what does not go without saying, and reads it back', () => {
  expect(writeQuery(read('')).toString()).toBe('');
  const query = { q: 'o’neill & co', size: 'All', page: 1 } as const;
  expect(read(writeQuery(query).toString())).toEqual(query);
  expect(writeQuery({ q: '', size: 25, page: 2 }).toString()).toBe('size=25&page=2');
});
