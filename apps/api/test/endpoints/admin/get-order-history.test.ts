import type { CallReply, getOrderHistory } from '@pabean/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentOrder } from '../../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fetchDocument, fileOf } from '../../support/documents.ts';
import { pdfOf } from '../../support/pdf.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const home = '198.51.100.77';
const person = { full_name: 'Quirina Zavodnik-Thale', email: 'quirina@example.com' };

let app: TestApp;
let sinta: SignedIn;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Admin', 'Sinta');
});
afterAll(() => app.stop());

type Row = CallReply<typeof getOrderHistory>['data'][number];

const read = (orderId: string, query: Record<string, string | number> = {}) =>
  app.call('getOrderHistory', { params: { orderId }, query }, sinta);
async function rowsOf(orderId: string, query: Record<string, string | number> = {}) {
  const answer = await read(orderId, { limit: 1000, ...query });
  expect(answer).toMatchObject({ http: 200 });
  return answer.data ?? [];
}
const traveller = (orderId: string) => ({
  cookie: app.cookieOf(orderId),
  headers: { 'User-Agent': firefox, 'X-Forwarded-For': home },
});

let travellers = 0;

/** An order with which both sides have done everything that there is to do. */
async function busyOrder(): Promise<string> {
  const orderId = `T-TIME-${crypto.randomUUID().slice(0, 8)}`;
  // Bytes count for the press of their own session, and two cookies are two sessions.
  const visitor = traveller(orderId);
  const headers = { 'X-Intake-Key': app.intakeKey, 'Idempotency-Key': orderId };
  travellers += 1;
  // Each of another traveller: what is filed needs no reason then.
  const who = { dob: `1960-01-${travellers + 10}`, passport_number: `T100000${travellers}` };
  const sum = { amount: '39.00', currency: 'USD' };
  const body = sentOrder({ order_id: orderId, ...person, ...who, ...sum });
  const steps: unknown[] = [await app.call('intakeOrders', { body }, { headers })];
  const staff = async (...call: Parameters<typeof app.call>) =>
    steps.push(await app.call(call[0], call[1], sinta));
  await app.db
    .updateTable('orders')
    .set({ paid_at: '2026-11-20T10:00:00Z' })
    .where('order_id', '=', orderId)
    .execute();
  await staff('assignOrderStatus', { body: { orderId: [orderId], assignto: 'Sinta' } });
  await staff('addNewRemark', { body: { orderId, remark: `Called ${person.full_name}` } });
  const { version } = await app.order(orderId);
  const changes = { occupation: 'Zavodnik farmer' };
  await staff('updateOrder', { body: { orderId, version, changes } });
  await staff('askTraveller', { body: { orderId, wants: 'text', text: 'Zavodnik where?' } });
  const reason = 'notTravelling';
  steps.push(
    await app.call('sendTravellerMessage', { body: { orderId, text: 'Zavodnik here' } }, visitor),
    await app.call('askRefund', { body: { orderId, reason } }, visitor),
  );
  await staff('decideRefund', { body: { orderId, accept: false, sentence: 'Zavodnik, no.' } });
  const form = { orderId, email: person.email, mailServiceProvider: 'AWS' };
  const document = await pdfOf([`Declaration of ${person.full_name}`], { compress: false });
  await staff('uploadVisaDocument', { body: form, file: fileOf(document) });
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, sinta);
  const file1 = data?.uploadDoc?.file1 ?? '';
  const press = { orderId, customername: person.full_name, file1, timezone: 'Europe/Rome' };
  steps.push(await app.call('downloadPassportDocPdf', { body: press }, visitor));
  await fetchDocument(app, orderId, file1, visitor);
  await staff('getDefencePackPdf', { body: { orderId, defencePackType: 1 } });
  expect(steps.map((step) => (step as { http: number }).http)).toEqual(steps.map(() => 200));
  return orderId;
}

describe('the timeline', () => {
  test('tells everything that happened, newest first, and names no value', async () => {
    const orderId = await busyOrder();
    const rows = await rowsOf(orderId);
    const moments = rows.map((row) => row.create_ts);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const words = rows.map((row) => row.words);
    for (const sentence of [
      'Sinta took the order',
      'Sinta added a remark',
      'Sinta corrected Occupation',
      'Sinta asked the traveller for an answer',
      'Traveller wrote to us',
      'Traveller asked for a refund',
      'Sinta did not accept the refund',
      'Sinta queued the approval notice through AWS',
      'Sinta looked at the order',
      'Sinta took a defence pack along, type 1',
    ]) {
      expect(words).toContain(sentence);
    }
    expect(words.at(-1)).toMatch(/sent in the order$/);
    expect(JSON.stringify(rows)).not.toMatch(/Zavodnik|quirina/i);
  });

  test('says from where: a member’s address, and of a download its device', async () => {
    const orderId = await busyOrder();
    const rows = await rowsOf(orderId, { kind: 'document' });
    const from = { ip: home, device: expect.stringContaining('Firefox 140'), position: null };
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'fetched', actor_name: 'Traveller', ...from }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...from,
        action: 'downloaded',
        timezone: 'Europe/Rome',
        position: expect.any(Number),
      }),
    );
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['document']));
  });

  test('keeps no address of the traveller in the history, which outlives the order', async () => {
    const orderId = await busyOrder();
    const rows = await app.history(orderId);
    expect(rows.filter((row) => row.actor_kind === 'traveller').length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain(home);
  });

  test('of an erased order holds nothing of its traveller, and is still proved', async () => {
    const orderId = await busyOrder();
    for (const permanentDeletedFlag of [false, true]) {
      const body = {
        orderId: [orderId],
        updatingStatus: 'Deleted',
        permanentDeletedFlag,
        // It was paid lately.
        confirmDisputed: [orderId],
      } as const;
      expect(await app.call('changeOrderStatus', { body }, sinta)).toMatchObject({ http: 200 });
    }
    const { data = [], chain } = await read(orderId, { limit: 1000 });
    expect(data[0]).toMatchObject({ action: 'erased', kind: 'order' });
    expect(data.map((row) => row.words)).toContain('Sinta queued the approval notice through AWS');
    expect(JSON.stringify(data)).not.toMatch(/Zavodnik|quirina|Firefox|198\.51\.100\.77|Rome/i);
    expect(chain).toMatchObject({ state: 'unbroken', flaw: null });
  });
});

describe('a page', () => {
  test('of a kind has its rows, its total and what there is of the others', async () => {
    const orderId = await busyOrder();
    const all = await read(orderId, { limit: 1000 });
    expect(all.kinds?.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    expect(all.data).toHaveLength(all.total ?? 0);
    const letters = await read(orderId, { kind: 'letter', limit: 2 });
    expect(letters.kinds).toEqual(all.kinds);
    expect(letters.total).toBe(all.kinds?.find(({ kind }) => kind === 'letter')?.count);
    expect(letters.data).toEqual(all.data?.filter((row) => row.kind === 'letter').slice(0, 2));
  });

  test('is proved with its chain of 500 rows, and the pages are the whole without a gap', async () => {
    const orderId = await app.newOrder();
    await app.pool.query(
      `insert into order_history (order_pk, order_version, actor_kind, actor_name, action, detail)
       select id, n, 'staff', 'Sinta', 'moved', '{"from":"New","to":"Pending"}'
       from orders, generate_series(1, 500) n where order_id = $1`,
      [orderId],
    );
    const first = await read(orderId);
    expect(first).toMatchObject({ total: 501, chain: { state: 'unbroken', rows: 500 } });
    expect(first.kinds?.map(({ count }) => count)).not.toContain(0);
    expect(first.chain?.digest).toMatch(/^[0-9a-f]{64}$/);
    const pages: Row[] = [];
    for (let page = 1; page <= 11; page += 1) {
      const { data = [], chain } = await read(orderId, { page });
      expect(chain === null).toBe(page > 1);
      pages.push(...data);
    }
    expect(pages).toEqual(await rowsOf(orderId));
    expect(new Set(pages.map((row) => row.id)).size).toBe(501);
    expect(await read(orderId, { page: 12 })).toMatchObject({ data: [], total: 501 });
  });

  test('of a history that is too long to be proved meanwhile says so', async () => {
    const orderId = await app.newOrder();
    const write = (rows: number) =>
      app.pool.query(
        `insert into order_history (order_pk, order_version, actor_kind, actor_name, action, detail)
         select id, n, 'staff', 'Sinta', 'moved', '{"from":"New","to":"Pending"}'
         from orders, generate_series(1, $2::int) n where order_id = $1`,
        [orderId, rows],
      );
    await write(5000);
    expect((await read(orderId)).chain).toMatchObject({ state: 'unbroken', rows: 5000 });
    await write(1);
    expect((await read(orderId)).chain).toEqual({
      state: 'too-long',
      rows: 5001,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      flaw: null,
    });
  });

  test('names the first row of a chain that does not fit', async () => {
    const orderId = await busyOrder();
    await app.pool.query('alter table order_history disable trigger all');
    await app.pool.query(
      `update order_history set actor_name = 'Dewa' where position = 2
       and order_pk = (select id from orders where order_id = $1)`,
      [orderId],
    );
    await app.pool.query('alter table order_history enable trigger all');
    expect((await read(orderId)).chain).toMatchObject({
      state: 'broken',
      flaw: 'Row 2: its content has changed since it was written.',
    });
  });

  test('goes on below a row, whatever happens meanwhile, and says when that row is gone', async () => {
    const orderId = await busyOrder();
    const all = (await rowsOf(orderId)).map(({ id }) => id);
    const walked: string[] = [];
    for (let page = 1; ; page += 1) {
      const after = walked.at(-1);
      const rows = await rowsOf(orderId, { page, limit: 3, ...(after && { after }) });
      walked.push(...rows.map(({ id }) => id));
      if (rows.length < 3) break;
      await app.call('addNewRemark', { body: { orderId, remark: 'Meanwhile' } }, sinta);
    }
    expect(walked).toEqual(all);
    expect(await rowsOf(orderId, { after: all.at(-1) ?? '' })).toEqual([]);
    expect((await read(orderId, { after: all[0] ?? '' })).chain).toBeNull();
    expect(await read(orderId, { after: 'access-9999999' })).toMatchObject({
      http: 409,
      message: 'The history of this order has changed in the meantime. Please try again.',
    });
    expect(await read(orderId, { after: 'row 1' })).toMatchObject({ http: 422 });
  });

  test('of an order that is not there is none', async () => {
    expect(await read('T-NOBODY')).toMatchObject({
      http: 404,
      message: 'There is no order T-NOBODY.',
    });
  });
});
