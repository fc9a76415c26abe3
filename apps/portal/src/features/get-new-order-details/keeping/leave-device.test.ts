import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayKeep } from '../../../shared/offline/keep-choice.ts';
import { keepOrder, keptOrders, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { json } from '../../../testing/answers.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../../testing/kept-file.ts';
import { approved } from '../../../testing/orders.ts';
import { calls, refusal } from '../../../testing/replies.ts';
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
    expect(await leaveOrder('104777', later(30))).toEqual({ hadCopy: true, endsAt: null });
    expect(Object.keys(sessionStorage)).toEqual(['refund:104778']);
    expect(await kept()).toEqual(['104778']);
    expect(heldDocument(path)).toBeUndefined();
    expect(sent).toEqual([{ path: calls.leave, body: { orderId: '104777' } }]);
    expect(mayKeep()).toBe(true);
  });

  test('takes the copy without a server too, and says when the session ends', async () => {
    fakeFetch({});
    expect(await leaveOrder('104777', later(30))).toEqual({ hadCopy: true, endsAt: later(30) });
    expect(await kept()).toEqual(['104778']);
    expect(heldDocument(path)).toBeUndefined();
  });

  test.each([
    ['is over already', later(-1), null],
    ['ends at a time that nobody knows', undefined, later(120)],
  ])('without a server, where the session %s', async (_, until, endsAt) => {
    fakeFetch({});
    expect(await leaveOrder('104777', until)).toEqual({ hadCopy: true, endsAt });
  });

  test.each([
    ['has ended it before', refusal(401, 'Over.'), null],
    ['broke', refusal(500, 'Something went wrong.'), later(30)],
  ])('where the server %s', async (_, answer, endsAt) => {
    fakeFetch({ [calls.leave]: answer });
    expect(await leaveOrder('104777', later(30))).toEqual({ hadCopy: true, endsAt });
  });

  test('says of no copy that it is deleted, where there was none', async () => {
    fakeFetch({ [calls.leave]: ended });
    expect(await leaveOrder('104779', later(30))).toEqual({ hadCopy: false, endsAt: null });
    expect(await kept()).toEqual(['104777', '104778']);
  });

  test('says of no copy that it is deleted, where the storage does not delete it', async () => {
    fakeFetch({ [calls.leave]: ended });
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    expect(await leaveOrder('104777', later(30))).toEqual({ hadCopy: false, endsAt: null });
  });
});

describe('leaving all of them', () => {
  test('takes everything, and nothing is kept here again unasked', async () => {
    const sent = fakeFetch({ [calls.leave]: ended });
    expect(await leaveAll()).toEqual({ hadCopy: true, endsAt: null });
    expect(await kept()).toEqual([]);
    expect(heldDocument(path)).toBeUndefined();
    expect(sent).toEqual([{ path: calls.leave, body: {} }]);
    expect(mayKeep()).toBe(false);
  });

  test('says without a server when the last session ends', async () => {
    fakeFetch({});
    expect(await leaveAll()).toEqual({ hadCopy: true, endsAt: later(90) });
    expect(await kept()).toEqual([]);
  });

  test('supposes the longest session where no copy says anything', async () => {
    await removeKeptOrders();
    fakeFetch({});
    expect(await leaveAll()).toEqual({ hadCopy: false, endsAt: later(120) });
  });
});
