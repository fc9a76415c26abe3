import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessageTable } from '../../../src/db/schema.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument, samples } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const read = (orderId: string, as = team) =>
  app.call('getOrdersDetails', { params: { orderId } }, as);

/** What somebody may type who wishes us ill, and what must come back letter by letter. */
const nasty = [
  '<script>alert("x")</script><img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE orders;--",
  '=HYPERLINK("https://example.com","click")',
  '{{constructor.constructor("return 1")()}} #{7*7} %00 %s',
  'line one\nline two\ttab "quoted" \\back\\slash',
  '\u202eright to left\u202c مرحبا 你好 🛃 Ñandú',
];

test('hostile text comes back letter by letter, and harms nothing', async () => {
  for (const text of nasty) {
    const orderId = await app.newOrder({
      full_name: text,
      occupation: text,
      address_in_indonesia: text,
      flight_voyage: text,
      nationality: text,
      passport_number: text,
    });
    const { id } = await app.order(orderId);
    await app.db
      .insertInto('order_family_member')
      .values({
        order_pk: id,
        position: 0,
        family_member_name: text,
        family_passport_number: text,
        family_nationality: text,
        family_other_nationalities: null,
        family_relationship: text,
      })
      .execute();
    expect((await read(orderId)).data).toMatchObject({
      full_name: text,
      occupation: text,
      address_in_indonesia: text,
      flight_voyage: text,
      nationality: text,
      passport_number: text,
      familyMember: [{ family_member_name: text, family_relationship: text }],
    });
    const search = { start: 0, end: 5, searchVal: text, folderName: 'newOrder' };
    const found = await app.call('searchOrder', { body: search }, team);
    expect(found.data?.map((row) => [row.order_id, row.full_name])).toEqual([[orderId, text]]);
  }
});

test('an order without anything says so with nulls and empty lists', async () => {
  const orderId = await app.newOrder({
    full_name: null,
    email: null,
    confirm_email: null,
    country_code: null,
    phone_number: null,
    doa: null,
    nationality: null,
    process_month: null,
  });
  expect((await read(orderId)).data).toMatchObject({
    order_id: orderId,
    application_email: `${orderId}@orders.example.com`,
    version: 1,
    full_name: null,
    doa: null,
    uploadDoc: null,
    mailHistory: [],
    downloadHistory: [],
    remark: [],
    familyMember: [],
    importingGoods: { narcotics: 'No', cigarettes: 'No', goods_originating: 'No' },
    goodsDetails: {},
  });
});

test('everything that belongs to the order, in its order', async () => {
  const orderId = await app.newOrder({ assigned_to: team.id, processed_by: team.id, amount: 79.9 });
  const { id } = await app.order(orderId);
  const goods_details = JSON.stringify({ value_cigarettes: 12, units_cigarettes: 'carton' });
  const answers = { animals_fish_plants: false, narcotics: false, currency: false };
  await app.db
    .insertInto('order_declaration')
    .values({
      ...answers,
      order_pk: id,
      foreign_banknotes: false,
      cigarettes: true,
      purchase: false,
      imported_goods: false,
      goods_originating: true,
      goods_details,
    })
    .execute();
  const download = { order_pk: id, timezone: 'Asia/Tokyo', browser: 'Safari 19-iPhone-Mobile-iOS' };
  for (const ip of ['203.0.113.1', '203.0.113.2']) {
    await app.db
      .insertInto('download')
      .values({ ...download, ip })
      .execute();
  }
  const dispute = { order_pk: id, came_by: 'intake', gateway: 'stripe', network: 'visa' } as const;
  for (const kind of ['inquiry', 'chargeback'] as const) {
    const dispute_id = kind === 'inquiry' ? 'DP-990001' : 'DP-990002';
    const opened_at = '2026-11-18T08:22:00.000Z';
    await app.db
      .insertInto('dispute')
      .values({ ...dispute, kind, dispute_id, gateway_dispute_id: dispute_id, opened_at })
      .execute();
  }
  const { data } = await read(orderId);
  expect(data).toMatchObject({
    amount: '79.90',
    assign_to: 'Ayu Lestari',
    processed_by: 'Ayu Lestari',
    importingGoods: { cigarettes: 'Yes', goods_originating: 'Yes', narcotics: 'No' },
    goodsDetails: { value_cigarettes: 12, units_cigarettes: 'carton' },
    disputes: [
      { dispute_id: 'DP-990002', kind: 'chargeback', state: 'open' },
      { dispute_id: 'DP-990001', kind: 'inquiry', state: 'open' },
    ],
    downloadHistory: [{ ip: '203.0.113.2', timezone: 'Asia/Tokyo' }, { ip: '203.0.113.1' }],
  });
});

test('the document comes with a link that works without a header', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const file1 = await addDocument(app, orderId);
  const { data } = await read(orderId);
  expect(data?.uploadDoc).toMatchObject({ file1, customer_name: 'Maren Ostrowick-Vale' });
  const response = await fetch(app.url + data?.uploadDoc?.url);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(samples.pdf);
});

test('a mail tells of its document, of being a reminder, and of the one that replaced it', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const file1 = await addDocument(app, orderId);
  const { id: order_pk } = await app.order(orderId);
  const document = app.db.selectFrom('document').select('id').where('order_pk', '=', order_pk);
  const letter = { order_pk, kind: 'approval', subject: '-', html: '-', body_text: '-' } as const;
  const second = crypto.randomUUID();
  const add = (values: Omit<Insertable<MailMessageTable>, keyof typeof letter>) =>
    app.db
      .insertInto('mail_message')
      .values({ ...letter, ...values })
      .execute();
  await add({
    id: second,
    mail_service_provider: 'Sendgrid',
    state: 'sent',
    transport: 'local',
    remainder_mail: true,
    created_at: '2026-03-02T00:00:00Z',
  });
  await add({
    id: crypto.randomUUID(),
    mail_service_provider: 'AWS',
    document_id: (await document.executeTakeFirstOrThrow()).id,
    sent_again_as: second,
    created_at: '2026-03-01T00:00:00Z',
  });
  const [newer, older, ...others] = (await read(orderId)).data?.mailHistory ?? [];
  expect(others).toEqual([]);
  expect(newer).toMatchObject({ id: second, remainder_mail: 1, sent_again: null });
  expect(newer?.uploadDoc).toMatchObject({ file1: null, url: null });
  expect(older).toMatchObject({
    remainder_mail: 0,
    sent_again_by: 'Sendgrid',
    sent_again: { state: 'sent', transport: 'local' },
    uploadDoc: { file1 },
  });
  const response = await fetch(app.url + older?.uploadDoc.url);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(samples.pdf);
});

test.each([
  ['T-NOBODY', 404, 'There is no order T-NOBODY.'],
  ['12', 422, 'This is not an order id.'],
  ['../../etc/passwd', 422, 'This is not an order id.'],
  ["1' or '1'='1", 422, 'This is not an order id.'],
  ['x'.repeat(33), 422, 'This is not an order id.'],
])('the order id %j is answered with %i', async (orderId, http, message) => {
  expect(await read(orderId)).toMatchObject({ http, status: 0, message });
});
