import { pagesOf } from '@pabean/api/testing';
import { encodeOrderId, type ProcessStatus, processStatuses } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve } from '../support/approve.ts';
import { type Carried, uncarriedClaims } from '../support/claims.ts';
import { networkQuiet } from '../support/network.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
const orders: string[] = [];
beforeAll(async () => {
  world = await startWorld();
  const { app } = world;
  for (const [index, status] of processStatuses.entries()) {
    for (const paid of [true, false]) {
      const orderId = String(700_120 + 2 * index + Number(paid));
      orders.push(orderId);
      await app.newOrder(columnsOf(orderId, status, paid));
    }
  }
  // Two of them with a document, one of these with what the others lack.
  const [first = '', second = ''] = orders;
  for (const orderId of [first, second]) await approve(world, orderId, samplePdf());
  await app.call('trackOrder', {
    body: { orderId: first, email: emailOf(first), shown: true },
  });
});
afterAll(() => world.close());

const emailOf = (orderId: string) => `traveller${Number(orderId) - 700_100}@example.net`;

function columnsOf(orderId: string, status: ProcessStatus, paid: boolean) {
  return {
    order_id: orderId,
    email: emailOf(orderId),
    process_status: status,
    paid_at: paid ? '2026-11-02T03:04:05Z' : null,
    amount: paid ? '39.00' : null,
    currency: paid ? 'USD' : null,
    refund_date: status === 'Refunds' && paid ? '2026-11-03T03:04:05Z' : null,
    applicant_ip: paid ? '203.0.113.7' : null,
  };
}

async function carriedBy(orderId: string): Promise<Carried> {
  const { db } = world.app;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const of = async (table: 'document' | 'mail_message' | 'download' | 'order_signature') =>
    (await db.selectFrom(table).selectAll().where('order_pk', '=', order.id).execute()).length > 0;
  const history = await world.app.history(orderId);
  const document = await of('document');
  return {
    paid: order.paid_at !== null,
    taken: order.assigned_to !== null,
    filed: document || order.process_status === 'AwaitingGovt',
    document,
    refunded: order.refund_date !== null,
    refundedWhole: order.refund_date !== null && order.refunded === null,
    signature: await of('order_signature'),
    address: order.applicant_ip !== null,
    downloads: await of('download'),
    mailed: await of('mail_message'),
    disclosed: history.some(({ action }) => action === 'disclosed'),
    question: history.some(({ action }) => action === 'asked'),
    refundRequest: false,
    statement: false,
  };
}

/** What every page and every letter says, whatever it is about. */
const always = [
  'Not affiliated with the Indonesian government.',
  'The official form is free: you can fill it in yourself at',
  'Our fee buys the work',
];

test('no page of an order says what its record does not carry', { timeout: 300_000 }, async () => {
  // One session of the browser: one for each order was half of the test's work.
  const page = await world.newPage('phone');
  /** What the page says once all of it stands there: a part of the frame comes with the settings. */
  const readPage = async () => {
    for (const words of always) await page.getByText(words).first().waitFor();
    await networkQuiet(page);
    return (await page.locator('#root').textContent()) ?? '';
  };
  for (const orderId of orders) {
    await page.context().clearCookies();
    await page.goto(`/track-order/${encodeOrderId(orderId)}`);
    // Only the script knows the link's order: what stands there before it is replaced.
    await page.locator(`input[name=orderId][value="${orderId}"]`).waitFor();
    const before = await readPage();
    await page.getByLabel('Email ID').fill(emailOf(orderId));
    await page.getByRole('button', { name: 'TRACK ORDER' }).click();
    const deleted = (await statusOf(orderId)) === 'Deleted';
    if (!deleted) {
      await page.waitForURL('**/get-new-order-details/**');
      await page.locator('main').getByText(orderId).first().waitFor();
    }
    await page.locator('main h1').waitFor();
    for (const pageText of [before, await readPage()]) {
      for (const words of always) expect(pageText, orderId).toContain(words);
      expect(uncarriedClaims(pageText, await carriedBy(orderId)), orderId).toEqual([]);
    }
  }
});

test('no letter and no pack of an order says more than its record', {
  timeout: 300_000,
}, async () => {
  const { app } = world;
  const staff = await app.signIn('Admin');
  let packs = 0;
  for (const orderId of orders) {
    const carried = await carriedBy(orderId);
    const letters = await app.db
      .selectFrom('mail_message as m')
      .innerJoin('orders as o', 'o.id', 'm.order_pk')
      .where('o.order_id', '=', orderId)
      .select('m.body_text')
      .execute();
    for (const { body_text } of letters) {
      for (const words of always) expect(body_text).toContain(words);
      expect(uncarriedClaims(body_text, carried), orderId).toEqual([]);
    }
    for (const defencePackType of [1, 2]) {
      const pack = await app.call(
        'getDefenceLetter',
        { params: { orderId }, query: { defencePackType } },
        staff,
      );
      if (pack.http !== 200) continue;
      packs += 1;
      const pdf = await app.call(
        'getDefencePackPdf',
        { body: { orderId, defencePackType } },
        staff,
      );
      const printed = (await pagesOf(pdf.bytes ?? new Uint8Array())).join(' ');
      expect(printed, orderId).toContain(orderId);
      for (const text of [JSON.stringify(pack.data), printed]) {
        expect(uncarriedClaims(text, carried), orderId).toEqual([]);
      }
    }
  }
  expect(packs).toBeGreaterThan(4);
});

async function statusOf(orderId: string): Promise<ProcessStatus> {
  const { process_status } = await world.app.db
    .selectFrom('orders')
    .select('process_status')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return process_status;
}
