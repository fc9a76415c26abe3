import type { FolderName, ListMark } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

let app: TestApp;
let team: SignedIn;
/** Orders by what their travellers did; newest last. */
let orders: Record<'plain' | 'wrote' | 'answered' | 'both' | 'refund' | 'correction', string>;
let talk: ReturnType<typeof conversationOf>;

const newOrder = (more: object = {}) =>
  app.newOrder({
    process_status: 'New',
    processing_mode: 'Standard',
    amount: '39.00',
    currency: 'USD',
    paid_at: '2026-11-20T10:00:00Z',
    ...more,
  });
const asTraveller = (orderId: string) => ({ cookie: app.cookieOf(orderId) });
const askRefund = (orderId: string) =>
  app.call(
    'askRefund',
    { body: { orderId, reason: 'notTravelling', words: '' } },
    asTraveller(orderId),
  );

beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
  talk = conversationOf(app, () => team);
  const waiting = { process_status: 'Awaiting' };
  const day = (n: number) => ({ created_at: `2026-11-0${n}T10:00:00Z` });
  orders = {
    answered: await newOrder({ ...waiting, ...day(1) }),
    both: await newOrder({ ...waiting, ...day(2) }),
    wrote: await newOrder(day(3)),
    refund: await newOrder(day(4)),
    correction: await newOrder({ process_status: 'AwaitingGovt', ...day(5) }),
    plain: await newOrder(day(6)),
  };
  for (const orderId of [orders.answered, orders.both]) {
    await talk.answer(orderId, await talk.ask(orderId), 'Ubud');
  }
  for (const orderId of [orders.wrote, orders.both]) {
    await talk.write(orderId, 'When will it be ready?');
  }
  expect(await askRefund(orders.refund)).toMatchObject({ http: 200 });
  const correction = {
    orderId: orders.correction,
    version: 1,
    changes: { passport_number: 'X1234568' },
  };
  expect(
    await app.call('correctOrder', { body: correction }, asTraveller(orders.correction)),
  ).toMatchObject({ http: 200 });
});
afterAll(() => app.stop());

async function list(orderName: FolderName, marks: readonly ListMark[] = [], page = 1) {
  const query = { page, limit: 10, ...Object.fromEntries(marks.map((mark) => [mark, '1'])) };
  const answer = await app.call('getOrdersList', { params: { orderName }, query }, team);
  return {
    ids: answer.data?.map((row) => row.order_id),
    total: answer.total,
    counts: answer.marks,
    rows: answer.data,
  };
}

describe('a list', () => {
  test('has the orders of one mark, or of all that are wanted', async () => {
    const { wrote, both, answered, refund, correction } = orders;
    const found = async (...marks: ListMark[]) => {
      const { ids, total } = await list('allOrder', marks);
      expect(total).toBe(ids?.length);
      return ids;
    };
    expect(await found('answered')).toEqual([both, answered]);
    expect(await found('wrote')).toEqual([wrote, both]);
    expect(await found('refundAsked')).toEqual([refund]);
    expect(await found('correctionAsked')).toEqual([correction]);
    expect(await found('bounced')).toEqual([]);
    expect(await found('wrote', 'answered')).toEqual([both]);
    expect(await found('answered', 'refundAsked')).toEqual([]);
    expect(await found('answered', 'wrote', 'refundAsked', 'correctionAsked', 'bounced')).toEqual(
      [],
    );
  });

  // What the rules find is tested with the rules.
  const checks = { withErrors: 0, withWarnings: 0 };

  test('counts each mark in its folder, whatever it is filtered by', async () => {
    const inNew = {
      ...checks,
      answered: 2,
      wrote: 2,
      refundAsked: 1,
      correctionAsked: 0,
      bounced: 0,
    };
    expect((await list('newOrder')).counts).toEqual(inNew);
    expect((await list('newOrder', ['refundAsked', 'wrote'])).counts).toEqual(inNew);
    expect((await list('allOrder')).counts).toEqual({ ...inNew, correctionAsked: 1 });
    const nothing = {
      ...checks,
      answered: 0,
      wrote: 0,
      refundAsked: 0,
      correctionAsked: 0,
      bounced: 0,
    };
    expect((await list('priorityOrder')).counts).toEqual(nothing);
    expect((await list('myOrder')).counts).toEqual(nothing);
  });

  test('has an empty page beyond the last, with its total', async () => {
    expect(await list('newOrder', ['wrote'], 7)).toMatchObject({ ids: [], total: 2 });
    expect(await list('newOrder', ['wrote', 'answered'], 2)).toMatchObject({ ids: [], total: 1 });
  });

  test('tells what waits in a row, the most urgent first', async () => {
    const { rows } = await list('newOrder');
    const marks = Object.fromEntries(
      rows?.map((row) => [row.order_id, row.marks?.map(({ mark }) => mark)]) ?? [],
    );
    expect(marks).toEqual({
      [orders.both]: ['wrote', 'answered'],
      [orders.answered]: ['answered'],
      [orders.wrote]: ['wrote'],
      [orders.refund]: ['refundAsked'],
      [orders.plain]: [],
    });
    const { answered_at } = await app.order(orders.answered);
    const row = rows?.find(({ order_id }) => order_id === orders.answered);
    expect(row?.marks).toEqual([{ mark: 'answered', since: answered_at }]);
  });

  test('has what was answered on top of its folder, and nowhere else', async () => {
    const { answered, both, wrote, refund, correction, plain } = orders;
    expect((await list('newOrder')).ids).toEqual([both, answered, plain, refund, wrote]);
    expect((await list('allOrder')).ids).toEqual([
      plain,
      correction,
      refund,
      wrote,
      both,
      answered,
    ]);
  });

  test('is searched with marks as well', async () => {
    const search = async (marks: object) => {
      const body = { start: 0, end: 10, searchVal: orders.both, folderName: 'newOrder', ...marks };
      const { data, marks: counts } = await app.call('searchOrder', { body }, team);
      return { ids: data?.map((row) => row.order_id), wrote: counts?.wrote };
    };
    expect(await search({ wrote: '1', answered: '1' })).toEqual({ ids: [orders.both], wrote: 2 });
    expect(await search({ refundAsked: '1' })).toEqual({ ids: [], wrote: 2 });
  });
});

test('a mark ends when staff answer, decide or move the order', async () => {
  const orderId = await newOrder({ process_status: 'Awaiting' });
  await talk.answer(orderId, await talk.ask(orderId), 'Ubud');
  await talk.write(orderId, 'Please hurry.');
  await askRefund(orderId);
  const marks = async () => {
    const { rows } = await list('allOrder');
    return rows?.find((row) => row.order_id === orderId)?.marks?.map(({ mark }) => mark);
  };
  expect(await marks()).toEqual(['refundAsked', 'wrote', 'answered']);
  await app.call('sendMessage', { body: { orderId, text: 'It is on its way.' } }, team);
  expect(await marks()).toEqual(['refundAsked']);
  const refused = { orderId, accept: false, sentence: 'It was filed already.' };
  await app.call('decideRefund', { body: refused }, team);
  expect(await marks()).toEqual([]);
  await talk.write(orderId, 'I see.');
  expect(await marks()).toEqual(['wrote']);
  const newestEntry = (await talk.detail(orderId)).conversation.at(-1)?.id;
  const move = { orderId: [orderId], updatingStatus: 'Awaiting', newestEntry };
  expect(await app.call('moveOrderStatus', { body: move }, team)).toMatchObject({ http: 200 });
  expect(await marks()).toEqual([]);
});
