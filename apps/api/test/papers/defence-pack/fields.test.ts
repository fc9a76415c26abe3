import {
  defencePackTypes,
  formatDate,
  type OrderField,
  type OrderFieldKey,
  orderFieldKeys,
  orderFields,
} from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let staff: SignedIn;
beforeAll(async () => {
  app = await testApp();
  staff = await app.signIn('Team');
});
afterAll(() => app.stop());

/** A value of each field that stands nowhere else in a pack. */
const values = Object.fromEntries(
  orderFieldKeys.map((key, n) => {
    const { kind }: OrderField = orderFields[key];
    if (kind === 'day') return [key, `2031-04-0${key === 'dob' ? 5 : 6}`];
    if (kind === 'count') return [key, 9_100 + n];
    if (kind === 'amount') return [key, 71.25];
    if (kind === 'ip') return [key, '203.0.113.211'];
    return [key, `value-${n}-of-${key}`];
  }),
);
/** How a pack writes a value. */
function written(key: OrderFieldKey): string {
  const value = String(values[key]);
  return orderFields[key].kind === 'day' ? formatDate(value) : value;
}

test.each(defencePackTypes)('pack %i prints of each field what the table allows', async (type) => {
  const orderId = await app.newOrder({
    ...values,
    process_status: 'Completed',
    country_code: '44',
    phone_number: '7700900123',
  });
  const { data } = await app.call(
    'getDefenceLetter',
    { params: { orderId }, query: { defencePackType: String(type) } },
    staff,
  );
  const words = JSON.stringify(data);
  const printedWhole = orderFieldKeys.filter((key) => words.includes(written(key)));
  const allowed = orderFieldKeys.filter((key) => orderFields[key].pack === 'whole');
  // The telephone is made of two fields, and looked for below.
  expect([...printedWhole, 'phone_number', 'country_code'].sort()).toEqual([...allowed].sort());
  expect(words).toContain('7700900123');
  expect(words).toContain('…ber');
});
