import { expect, it } from 'vitest';
import { mailWords } from './DeskFooter.tsx';
import {
  callOf,
  clearDesk,
  filtersOf,
  isFiltered,
  readDeskQuery,
  writeDeskQuery,
} from './desk-query.ts';

const read = (search: string) => readDeskQuery(new URLSearchParams(search));

it('keeps what an address says, and leaves out what goes without saying', () => {
  const search =
    'state=won&due=1&kind=chargeback&member=none&network=Visa&reason=10.4&q=DP-100&from=2026-11-01&page=2';
  expect(writeDeskQuery(read(search)).toString()).toBe(search);
  expect(writeDeskQuery(clearDesk()).toString()).toBe('');
  expect(isFiltered(read(search))).toBe(true);
  expect(isFiltered(read('state=won'))).toBe(false);
});

it('reads and asks what ended lately, and both kinds of a dispute at once', () => {
  const won = read('state=won&ended=90&kind=disputed');
  expect(writeDeskQuery(won).toString()).toBe('state=won&ended=90&kind=disputed');
  expect(callOf(won)).toEqual({ page: 1, limit: 50, state: 'won', ended: '90', disputed: '1' });
  expect(isFiltered(won)).toBe(true);
  expect(filtersOf(won)).toEqual(['ended', 'kind']);
});

it('takes nonsense for nothing', () => {
  expect(read('state=gone&kind=x&member=me&page=-1&from=2026-02-31&due=yes&ended=30')).toEqual(
    clearDesk(),
  );
});

it('shows what fits no order whatever its state, and says so to the server', () => {
  expect(callOf(read('unattached=1'))).toEqual({
    page: 1,
    limit: 50,
    state: 'all',
    unattached: '1',
  });
  expect(writeDeskQuery(read('unattached=1')).toString()).toBe('unattached=1');
  expect(callOf(clearDesk(), 200)).toEqual({ page: 1, limit: 200, state: 'open' });
});

it.each([
  [[], 'A mail goes to who has the case at 7 days, 3 days and 24 hours.'],
  [
    ['Rani', 'Sinta'],
    'A mail goes to Rani, Sinta and who has the case at 7 days, 3 days and 24 hours.',
  ],
  [
    ['A', 'B', 'C', 'D', 'E'],
    'A mail goes to A, B, C, 2 others and who has the case at 7 days, 3 days and 24 hours.',
  ],
])('the desk says who is written to: %j', (names, words) => {
  expect(mailWords(names)).toBe(words);
});
