import { IntakeOrderSchema } from '@pabean/api-client/contract';
import {
  declarationKeys,
  familyFieldKeys,
  goodsDetailKeys,
  type OrderField,
  type OrderFieldKey,
  type OrderFieldKind,
  orderFieldKeys,
  orderFields,
  type PurchaseFieldKind,
  personalFieldKeys,
  purchaseFieldKeys,
  purchaseFields,
  type SchemeFieldKind,
  schemeFieldKeys,
  schemeFields,
} from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

/** A value of each kind that stands nowhere else in the database. */
const samples: Record<OrderFieldKind, (key: string) => string | number> = {
  text: (key) => `text of ${key}`,
  email: () => 'every.field@traveller.example',
  'country-code': () => '61',
  telephone: () => '49157015699',
  day: (key) => (key === 'dob' ? '1961-02-03' : '2031-04-05'),
  count: () => 7,
  answer: () => 'Yes',
  amount: () => '49.50',
  currency: () => 'USD',
  ip: () => '203.0.113.211',
  'time-zone': () => 'Pacific/Chatham',
  // No language of ours.
  language: () => 'gsw-CH',
};
const fields = Object.fromEntries(
  orderFieldKeys.map((key) => {
    const field: OrderField = orderFields[key];
    return [key, samples[field.kind](key)];
  }),
) as Record<OrderFieldKey, string | number>;
const family = Object.fromEntries(familyFieldKeys.map((key) => [key, `of ${key}`]));
const goodsDetails = Object.fromEntries(goodsDetailKeys.map((key) => [key, `of ${key}`]));
const importingGoods = Object.fromEntries(declarationKeys.map((key) => [key, 'Yes']));
/** The same of the scheme's kinds; what may be chosen stands in other rows too. */
const schemeSamples: Record<SchemeFieldKind, (key: string) => unknown> = {
  text: (key) => `text of ${key}`,
  day: (key) => (key === 'passport_expiry' ? '2033-06-07' : '2034-08-09'),
  country: () => 'Kyrgyzstan',
  countries: () => ['Bhutan', 'Andorra'],
  choice: () => 'other',
  choices: () => ['other'],
  devices: () => ['490154203237518'],
  cash: () => [{ currency: 'CHF', amount: '987654.21' }],
};
const chosenOf = { sex: 'unspecified', transport: 'sea', transport_kind: 'charter' };
const scheme_fields = {
  ...Object.fromEntries(
    schemeFieldKeys.map((key) => [key, schemeSamples[schemeFields[key].kind](key)]),
  ),
  ...chosenOf,
};
const schemeTexts = [
  ...schemeFieldKeys.flatMap((key) => {
    const text = schemeSamples[schemeFields[key].kind](key);
    return typeof text === 'string' && text !== 'other' ? [text] : [];
  }),
  'Bhutan',
  '490154203237518',
  '987654.21',
];
/** Evidence at purchase, each value in no other row. */
const purchaseSamples: Record<PurchaseFieldKind, (key: string) => string> = {
  text: (key) => `${key} as it was at the purchase`,
  ip: () => '203.0.113.212',
  network: () => 'visa',
  'last-four': () => '4417',
  hash: (key) => Buffer.from(key.padEnd(32, '.')).toString('hex').slice(0, 64),
  moment: (key) => `2030-01-02T03:00:${String(key.length).padStart(2, '0')}.123Z`,
};
const purchase = Object.fromEntries(
  purchaseFieldKeys.map((key) => [key, purchaseSamples[purchaseFields[key].kind](key)]),
);
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const sent = {
  order_id: 'EVERY-FIELD-1',
  created_at: '2024-01-02T03:04:05.000Z',
  processing_mode: 'Priority',
  paid: true,
  notify: true,
  ...fields,
  familyMember: [family],
  importingGoods,
  goodsDetails,
  scheme: 'all-indonesia',
  scheme_fields,
  purchase,
  signature,
};

async function takeIn(orderId: string): Promise<void> {
  const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
  const body = { ...sent, order_id: orderId };
  expect(await app.call('intakeOrders', { body }, { headers })).toMatchObject({ http: 200 });
}

test('every key of intake comes back in the details of the order', async () => {
  expect(Object.keys(sent).sort()).toEqual(Object.keys(IntakeOrderSchema.entries).sort());
  await takeIn(sent.order_id);
  const { data } = await app.call(
    'getOrdersDetails',
    { params: { orderId: sent.order_id } },
    admin,
  );
  // What is not answered with its own value: a signature with its time, a payment likewise, a wish
  // for a letter by the letter.
  const { paid: _paid, notify: _notify, signature: _signature, ...asSent } = sent;
  expect(data).toMatchObject({
    ...asSent,
    process_status: 'New',
    mailHistory: [{ kind: 'orderReceived' }],
    paid_at: sent.created_at,
    signature: sent.created_at,
  });
});

test('after erasure no personal value is anywhere in the database', async () => {
  const orderId = 'EVERY-FIELD-2';
  await takeIn(orderId);
  await app.call(
    'changeOrderStatus',
    { body: { orderId: [orderId], updatingStatus: 'Deleted' } },
    admin,
  );
  const personal = [
    ...personalFieldKeys.map((key) => fields[key]).filter((value) => typeof value === 'string'),
    ...Object.values(family),
    ...Object.values(goodsDetails),
    ...schemeTexts,
    // The source stays for the counts of the cockpit; it tells nobody.
    ...Object.entries(purchase)
      .filter(([key, value]) => key !== 'utm_source' && value.length > 4)
      .map(([, value]) => value),
    signature,
  ].filter((value) => value !== 'Yes');
  // The other order of this file has the same values: it must be gone before they are looked for.
  await app.call(
    'changeOrderStatus',
    { body: { orderId: [sent.order_id], updatingStatus: 'Deleted' } },
    admin,
  );
  expect(await tablesWith(personal)).toContain('orders');
  const erased = await app.call(
    'changeOrderStatus',
    {
      body: {
        orderId: [orderId, sent.order_id],
        updatingStatus: 'Deleted',
        permanentDeletedFlag: true,
        confirmDisputed: [orderId, sent.order_id],
      },
    },
    admin,
  );
  expect(erased).toMatchObject({ http: 200 });
  expect(await tablesWith(personal)).toEqual([]);
});

/** The tables in which a row holds one of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(app.db);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(`${schema}.${name}`)} t
    `.execute(app.db);
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name);
  }
  return found;
}
