import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepHalfTyped } from '../../../shared/half-typed.ts';
import { mayKeep } from '../../../shared/offline/keep-choice.ts';
import { keepOrder, keptOrders, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { json } from '../../../testing/answers.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../../testing/kept-file.ts';
import { approved } from '../../../testing/orders.ts';
import { calls, refusal } from '../../../testing/replies.ts';
import { keepUnsent, unsentOrders } from '../conversation/unsent.ts';
import { forgetDocument, heldDocument, rememberDocument } from '../document-file.ts';
import { leaveAll, leaveOrder } from './leave-device.ts';

const path = approved.path ?? '';
const now = Date.parse('2026-11-20T10:00:00Z');
const later = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const ended = () => json({ status: 1, message: 'You have left.' });
const keep = (order_id: string, session_until?: string) =>
  keepOrder(
    { ...approved, order_id, ...(session_until && { session_until }) },
    [],
    fileOf4Bytes(),
    new Date(now),
  );
const kept = async () => (await keptOrders()).map(({ order }) => order.order_id);

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  sessionStorage.clear();
  await removeKeptOrders();
  await keep('104777', later(30));
  await keep('104778', later(90));
  rememberDocument(path, fileOf4Bytes());
});
afterEach(forgetDocument);

describe('leaving one order', () => {
  test('takes its copy, its document and its session, and no other', async () => {
    const sent = fakeFetch({ [calls.leave]: ended });
    for (const id of ['104777', '104778']) sessionStorage.setItem(`refund:${id}`, '{}');
    keepHalfTyped({ orderId: '', email: 'maren@example.com' });
    expect(await leaveOrder('104777', later(30))).toEqual({ kept: 'one', endsAt: null });
    expect(Object.keys(sessionStorage)).toEqual(['refund:104778']);
    expect(await kept()).toEqual(['104778']);
    expect(heldDocument(path)).toBeUndefined();
    expect(sent).toEqual([{ path: calls.leave, body: { orderId: '104777' } }]);
    expect(mayKeep()).toBe(true);
  });

  test('takes the copy without a server too, and says when the session ends', async () => {
    fakeFetch({});
    expect(await leaveOrder('104777', later(30))).toEqual({ kept: 'one', endsAt: later(30) });
    expect(await kept()).toEqual(['104778']);
    expect(heldDocument(path)).toBeUndefined();
  });

  test.each([
    ['is over already', later(-1), null],
    ['ends at a time that nobody knows', undefined, later(120)],
  ])('without a server, where the session %s', async (_, until, endsAt) => {
    fakeFetch({});
    expect(await leaveOrder('104777', until)).toEqual({ kept: 'one', endsAt });
  });

  test.each([
    ['has ended it before', refusal(401, 'Over.'), null],
    ['broke', refusal(500, 'Something went wrong.'), later(30)],
  ])('where the server %s', async (_, answer, endsAt) => {
    fakeFetch({ [calls.leave]: answer });
    expect(await leaveOrder('104777', later(30))).toEqual({ kept: 'one', endsAt });
  });

  test('says of no copy that it is deleted, where there was none', async () => {
    fakeFetch({ [calls.leave]: ended });
    expect(await leaveOrder('104779', later(30))).toEqual({ kept: 'none', endsAt: null });
    expect(await kept()).toEqual(['104777', '104778']);
  });
});

describe('storage that deletes nothing', () => {
  const refuse = () => {
    throw new DOMException('broken', 'UnknownError');
  };
  test.each([
    ['one order', () => leaveOrder('104777', later(30))],
    ['all of them', leaveAll],
  ])('is said after leaving %s, whose session has ended', async (_, leave) => {
    const sent = fakeFetch({ [calls.leave]: ended });
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(refuse);
    expect(await leave()).toEqual({ kept: 'stays', endsAt: null });
    expect(sent).toHaveLength(1);
    expect(await kept()).toEqual(['104777', '104778']);
  });

  test('is said of a text that was not sent, too', async () => {
    fakeFetch({ [calls.leave]: ended });
    await keepUnsent('104777', 'message', { text: 'Hello', file: null, key: '1', waits: false });
    const { clear } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
      return this.name === 'unsent' ? refuse() : clear.call(this);
    });
    expect(await leaveAll()).toEqual({ kept: 'stays', endsAt: null });
    vi.restoreAllMocks();
    expect([await kept(), await unsentOrders()]).toEqual([[], ['104777']]);
  });

  test('for the choice alone keeps nothing else from being deleted', async () => {
    const sent = fakeFetch({ [calls.leave]: ended });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await leaveAll()).toEqual({ kept: 'all', endsAt: null });
    expect([await kept(), sent.length, mayKeep()]).toEqual([[], 1, false]);
  });
});

describe('leaving all of them', () => {
  test('takes everything, and nothing is kept here again unasked', async () => {
    const sent = fakeFetch({ [calls.leave]: ended });
    expect(await leaveAll()).toEqual({ kept: 'all', endsAt: null });
    expect(await kept()).toEqual([]);
    expect(heldDocument(path)).toBeUndefined();
    expect(sent).toEqual([{ path: calls.leave, body: {} }]);
    expect(mayKeep()).toBe(false);
  });

  test('says without a server when the last session ends', async () => {
    fakeFetch({});
    expect(await leaveAll()).toEqual({ kept: 'all', endsAt: later(90) });
    expect(await kept()).toEqual([]);
  });

  test('supposes the longest session where no copy says anything', async () => {
    await removeKeptOrders();
    fakeFetch({});
    expect(await leaveAll()).toEqual({ kept: 'all', endsAt: later(120) });
  });
});
