import {
  type DeclarationKey,
  declarationKeys,
  hasDefencePack,
  processStatuses,
} from '@pabean/domain';
import { getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHistoryHead, writeHistory } from '../../../../src/db/queries/order-history.ts';
import { packFileName } from '../../../../src/usecases/defence-pack/make-defence-pack.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { packsOf } from './packs.ts';

let app: TestApp;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  packs = packsOf(app, await app.signIn('Team'));
});
afterAll(() => app.stop());

const noAnswers = Object.fromEntries(declarationKeys.map((key) => [key, false])) as Record<
  DeclarationKey,
  boolean
>;

test('pack 1 has the facts, the notice and the downloads, in both time zones', async () => {
  const orderId = await packs.completed({
    transaction_id: 'TXN-77',
    merchant_name: 'Example Merchant',
    amount: '39',
    currency: 'USD',
    paid_at: '2026-01-01T03:04:05Z',
    applicant_ip: '198.51.100.7',
    applicant_timezone: 'Europe/London',
  });
  await packs.addDownloads(orderId, 2);
  await packs.addMails(orderId, 1);
  const all = await packs.pages(orderId, 1);
  const page = all.join(' ');
  for (const part of [
    `Defence Pack 1: order ${orderId}`,
    'TXN-77',
    'Example Merchant',
    'USD 39.00',
    '01-01-2026 03:04:05 UTC = 31-12-2025 22:04:05 New York',
    'Maren Ostrowick-Vale',
    'It is not affiliated with the Indonesian government.',
    // Spec section 1: what is recorded.
    'The IP address of the device used to apply and to download.',
    'The time zone of that device.',
    'The number of downloads of the document, with date and time.',
    '198.51.100.7',
    'Europe/London',
    '2 downloads, newest first.',
    // Summer: four hours, not five.
    '01-07-2026 12:00:01 UTC 01-07-2026 08:00:01 New York 203.0.113.9',
    'Asia/Makassar',
    `Page 1 of ${all.length}`,
    `Page ${all.length} of ${all.length}`,
  ]) {
    expect(page).toContain(part);
  }
  expect(page).not.toContain('::ffff:');
  expect(page).not.toContain('Your customs declaration is approved');
});

test('pack 2 has the e-mails instead', async () => {
  const orderId = await packs.completed();
  await packs.addDownloads(orderId, 1);
  await packs.addMails(orderId, 1);
  const page = (await packs.pages(orderId, 2)).join(' ');
  expect(page).toContain(`Defence Pack 2: order ${orderId}`);
  expect(page).toContain('01-01-2026 03:00:00 UTC 31-12-2025 22:00:00 New York maren@example.com');
  expect(page).not.toContain('Asia/Makassar');
});

test('the signature, and every answer and detail of the declaration, are in the pack', async () => {
  const orderId = await packs.completed();
  const svg = '<svg viewBox="0 0 9 9"><path d="M0 0 L9 9"/></svg>';
  await packs.sign(orderId, `data:image/svg+xml,${encodeURIComponent(svg)}`);
  const { id } = await app.order(orderId);
  await app.db
    .insertInto('order_declaration')
    .values({
      ...noAnswers,
      order_pk: id,
      purchase: true,
      goods_details: JSON.stringify({ value_purchase: '1240', currency_purchase: 'USD' }),
    })
    .execute();
  const words = (await packs.pages(orderId, 1)).join(' ');
  expect(words).toContain('Signature 01-01-2026 03:00:00 UTC = 31-12-2025 22:00:00 New York');
  expect(words).toContain("The customer's signature");
  expect(words).toContain("The customer's signature on the application.");
  expect(words).toContain('declared 1 of 8 kinds');
  expect(words).toMatch(/USD 500 Yes Value: 1,240.00 Currency: USD/);
});

test('a signature that nobody can draw safely is said to be on record', async () => {
  const orderId = await packs.completed();
  await packs.sign(orderId, 'data:image/svg+xml,<svg><script>alert(1)</script></svg>');
  const words = (await packs.pages(orderId, 1)).join(' ');
  expect(words).toContain('A signature is on record in a form that cannot be printed.');
  expect(words).not.toContain("The customer's signature on the application.");
});

test('the head of the chained history is printed', async () => {
  const orderId = await packs.completed();
  const { id } = await app.order(orderId);
  await app.db
    .transaction()
    .execute((trx) =>
      writeHistory(trx, { kind: 'system', id: null, name: 'Test', ip: null }, [
        { orderPk: id, orderVersion: 1, action: 'transaction', detail: {} },
      ]),
    );
  const head = await readHistoryHead(app.db, id);
  const words = (await packs.pages(orderId, 1)).join('').replace(/\s/g, '');
  expect(words).toContain(`SHA-256${head?.digest}`);
});

test('a delivery that the provider told of has its time in both zones', async () => {
  const orderId = await packs.completed();
  await packs.addMails(orderId, 1, { delivery: 'bounced', delivery_at: '2026-01-01T03:00:09Z' });
  const words = (await packs.pages(orderId, 2)).join(' ');
  expect(words).toContain('bounced 01-01-2026 03:00:09 UTC 31-12-2025 22:00:09 New York');
});

test('no pack says what a card network demands', async () => {
  for (const type of [1, 2] as const) {
    const words = (await packs.pages(await packs.completed(), type)).join(' ');
    expect(words).not.toMatch(/visa|mastercard|amex|compelling|reason code|network/i);
  }
});

test('is a PDF that opens in the browser under a short name', async () => {
  const { bytes, headers } = await packs.ask(
    await packs.completed({ order_id: 'SHOP-2026-000104777' }),
    2,
  );
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(headers.get('content-disposition')).toBe('inline; filename="DP2000104777.pdf"');
  expect(headers.get('cache-control')).toBe('no-store');
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes ?? [])));
  expect(info.Title).toBe('Defence Pack 2: order SHOP-2026-000104777');
});

test.each(['104777', 'A-B-C-D-E-F', 'x'.repeat(32)])('a file name of %s fits', (orderId) => {
  expect(packFileName(orderId, 1)).toMatch(/^[A-Za-z0-9]{4,12}\.pdf$/);
});

test.each(processStatuses)('in %s', async (process_status) => {
  const orderId = await app.newOrder({ process_status });
  const answer = await packs.ask(orderId);
  if (hasDefencePack(process_status)) expect(answer.http).toBe(200);
  else {
    expect(answer).toMatchObject({
      http: 409,
      status: 0,
      message: 'A defence pack can be made once an order is completed or in contact.',
    });
  }
});

test.each([
  ['T-NOBODY', 1, 404, 'There is no order T-NOBODY.'],
  ['T-NOBODY', 3, 422, 'There are the defence packs 1 and 2.'],
  ['../../etc', 1, 422, 'This is not an order id.'],
])('%j of type %j is refused', async (orderId, type, http, message) => {
  expect(await packs.ask(orderId, type)).toMatchObject({ http, status: 0, message });
});
