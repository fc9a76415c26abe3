import { declarationKeys } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentOrder } from '../../../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { dayAhead } from '../../../support/day-ahead.ts';
import { packsOf } from './packs.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Sinta');
});
afterAll(() => app.stop());

async function letterOf(orderId: string) {
  const query = { defencePackType: 1 };
  const { data } = await app.call('getDefenceLetter', { params: { orderId }, query }, team);
  if (data === undefined) throw new Error(`There is no letter of ${orderId}.`);
  return data.letter;
}
type Letter = Awaited<ReturnType<typeof letterOf>>;
const exhibit = ({ exhibits }: Letter, heading: string) => {
  const found = exhibits.find((each) => each.heading === heading);
  const { number: _number, ...rest } = found ?? { number: 0 };
  return rest;
};
const correct = async (orderId: string, changes: object) => {
  const { version } = await app.order(orderId);
  const body = { orderId, version, changes, reason: 'Traveller wrote' };
  expect(await app.call('updateOrder', { body }, team)).toMatchObject({ http: 200 });
};

/** Every part that says what was ordered. */
const ordered = (letter: Letter) => ({
  fields: exhibit(letter, 'As ordered'),
  declaration: exhibit(letter, 'Declaration details, as ordered'),
  who: letter.facts.filter(([label]) => label.startsWith('Customer')),
  letter: letter.letter,
});

test('what was ordered is the same to the letter before and after corrections', async () => {
  const orderId = 'AS-ORDERED-1';
  const body = sentOrder({
    order_id: orderId,
    paid: true,
    confirm_email: 'sari@example.com',
    importingGoods: { purchase: 'Yes' },
    goodsDetails: { value_purchase: '1240' },
  });
  const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
  await app.call('intakeOrders', { body }, { headers });
  const move = { orderId: [orderId], updatingStatus: 'Completed' };
  expect(await app.call('moveOrderStatus', { body: move }, team)).toMatchObject({ http: 200 });
  const before = await letterOf(orderId);
  expect(exhibit(before, 'Corrections after the order')).toEqual({});

  await correct(orderId, {
    full_name: 'Wrongly Corrected',
    email: 'corrected@example.com',
    passport_number: 'ZZ999888',
    nationality: 'Japan',
    doa: dayAhead(40),
    place_of_arrival: 'Corrected port',
    phone_number: '1112223',
    importingGoods: Object.fromEntries(declarationKeys.map((key) => [key, 'Yes'])),
    goodsDetails: { value_purchase: '7777', units: 'Corrected units' },
  });
  await correct(orderId, { full_name: 'Corrected Twice', goodsDetails: {} });
  const after = await letterOf(orderId);
  expect(ordered(after)).toEqual(ordered(before));

  const list = exhibit(after, 'Corrections after the order');
  expect(list).toMatchObject({
    paragraphs: [expect.stringMatching(/^18 corrections, newest first\./)],
  });
  const words = JSON.stringify(after);
  expect(words).toContain('Our staff');
  expect(words).toContain('Passport number');
  expect(words).not.toMatch(/orrected (Twice|port|units)|ZZ999888|corrected@|Sinta|7,777/);

  const packs = packsOf(app, team);
  const pdf = (await packs.pages(orderId, 1)).join('').replace(/\s/g, '');
  expect(pdf).toContain('Correctionsaftertheorder');
  expect(pdf).toContain('sari@example.com');
  expect(pdf).not.toContain('corrected@example.com');
});

test('an order without a declaration has none as ordered, though one was made since', async () => {
  const packs = packsOf(app, team);
  const orderId = await packs.completed({});
  const before = await letterOf(orderId);
  await correct(orderId, { importingGoods: { narcotics: 'Yes' }, goodsDetails: { units: 'kg' } });
  expect(ordered(await letterOf(orderId))).toEqual(ordered(before));
});

test('more corrections than a pack has room for are counted', async () => {
  const packs = packsOf(app, team);
  const orderId = await packs.completed({});
  for (let time = 0; time < 51; time += 1) await correct(orderId, { occupation: `Work ${time}` });
  const list = exhibit(await letterOf(orderId), 'Corrections after the order');
  expect(list).toMatchObject({
    paragraphs: [expect.stringMatching(/^The latest 50 of 51 corrections/)],
  });
});
