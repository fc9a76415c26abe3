import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLocks } from '../../../testing/fake-locks.ts';
import { keepCorrectDrafts } from '../correct/correct-draft.ts';
import { keepDraft } from '../refund/refund-draft.ts';
import { forgetTyped } from './forget-typed.ts';
import { ordersWithTyped } from './typed-here.ts';

function browserWithLocks() {
  const locks = fakeLocks();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  return locks;
}
const correction = {
  open: null,
  typed: { full_name: { field: 'full_name', value: 'Ma', version: 1, reason: '' } },
} as const;
const nothing = { open: null, typed: {} };
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => forgetTyped());

test('what is half-written in another tab is typed on this device too', async () => {
  const locks = browserWithLocks();
  void locks.request('portal-typed 104777', {}, () => new Promise(() => undefined));
  void locks.request('something else', {}, () => new Promise(() => undefined));
  expect(await ordersWithTyped()).toEqual(['104777']);
});

test('other tabs know of what is half-written here until it is sent or forgotten', async () => {
  const { names } = browserWithLocks();
  keepCorrectDrafts('104777', correction);
  keepCorrectDrafts('104777', correction);
  keepDraft('104778', { reason: 'other', words: '' });
  expect(names()).toEqual(['portal-typed 104777', 'portal-typed 104778']);
  keepDraft('104777', { reason: 'other', words: '' });
  keepCorrectDrafts('104777', nothing);
  expect(names()).toHaveLength(2);
  keepDraft('104777', null);
  await settled();
  expect(names()).toEqual(['portal-typed 104778']);
  forgetTyped('104778');
  await settled();
  expect(names()).toEqual([]);
});

test('a browser without locks knows of its own tab', async () => {
  keepCorrectDrafts('104777', correction);
  expect(await ordersWithTyped()).toEqual(['104777']);
});
