import { declarationKeys, defencePackTypes } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { packsOf } from './packs.ts';

/** Travellers and staff type card numbers wherever there is room. None leaves for a bank whole. */
let app: TestApp;
let team: SignedIn;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  packs = packsOf(app, team);
});
afterAll(() => app.stop());

const noAnswers = Object.fromEntries(declarationKeys.map((key) => [key, false])) as Record<
  (typeof declarationKeys)[number],
  boolean
>;
const card = '4111 1111 1111 1111';
const texts = {
  full_name: `Maren ${card}`,
  email: '4111111111111111@example.com',
  nationality: `German ${card}`,
  place_of_arrival: `Bali ${card}`,
  flight_voyage: `GA 881, ${card}`,
  address_in_indonesia: `Villa 3, card ${card}`,
  merchant_name: `PABEAN ${card}`,
  occupation: `Cook, ${card}`,
  goods: `Watch, paid with ${card}`,
};

test.each(defencePackTypes)('pack %i prints the last four digits of each', async (type) => {
  const { goods, ...fields } = texts;
  const orderId = await packs.completed(fields);
  const { id: order_pk } = await app.order(orderId);
  await app.db
    .insertInto('order_declaration')
    .values({
      ...noAnswers,
      order_pk,
      purchase: true,
      goods_details: JSON.stringify({ description_of_Goods_purchase: goods }),
    })
    .execute();
  await packs.addMails(orderId, 1, { recipient: texts.email, subject: `For ${card}` });
  const words = (await packs.pages(orderId, type)).join(' ');
  expect(words).toContain('[card ending 1111]');
  expect(words.replace(/[\s-]/g, '')).not.toContain('4111111111111111');
});

test('an order whose own id could be a card keeps it', async () => {
  const orderId = await packs.completed({ order_id: '4539578763621486' });
  await packs.addMails(orderId, 1, { subject: `Approved (order ${orderId})` });
  const { data } = await app.call(
    'getDefenceLetter',
    { params: { orderId }, query: { defencePackType: '2' } },
    team,
  );
  expect(JSON.stringify(data)).toContain(`Approved (order ${orderId})`);
  expect(JSON.stringify(data)).not.toContain('card ending');
});
