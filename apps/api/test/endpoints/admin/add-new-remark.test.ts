import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Telecaller', 'Ayu Lestari');
});
afterAll(() => app.stop());

const remark = (body: object, as = team) => app.call('addNewRemark', { body }, as);
const read = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, team)).data?.remark ?? [];

test('is added in the name of the token, whatever name is sent', async () => {
  const orderId = await app.newOrder();
  const answer = await remark({
    orderId,
    remark: '  Asked for a better scan.  ',
    remarkerName: 'Somebody Else',
    whatsapp: 'Y',
    telephone: '',
    statusRefund: 'N',
    chargeBack: 'Y',
  });
  expect(answer).toMatchObject({ http: 200, message: 'Remark has been added successfully' });
  expect(await read(orderId)).toMatchObject([
    {
      order_id: orderId,
      remark_name: 'Ayu Lestari',
      remark: 'Asked for a better scan.',
      whatsapp: 'Y',
      telephone: '',
      status_refund: '',
      voided: '',
      chargeback: 'Y',
      us_date: expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
      us_time: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
    },
  ]);
  expect(await app.history(orderId)).toMatchObject([
    { action: 'remarked', actor_name: 'Ayu Lestari', order_version: 1 },
  ]);
});

test('the history names the remark and not its words, which may name a person', async () => {
  const orderId = await app.newOrder();
  await remark({ orderId, remark: 'Passport of Maren is blurred' });
  expect(JSON.stringify(await app.history(orderId))).not.toContain('Maren');
});

test('many at once are all kept, newest first', async () => {
  const orderId = await app.newOrder();
  const texts = Array.from({ length: 10 }, (_, i) => `Remark ${i}`);
  await Promise.all(texts.map((text) => remark({ orderId, remark: text })));
  const rows = await read(orderId);
  expect(rows.map((row) => row.remark).sort()).toEqual(texts);
  expect(rows.map((row) => row.id)).toEqual(rows.map((row) => row.id).sort((a, b) => b - a));
});

test('is stored and read back letter by letter', async () => {
  const orderId = await app.newOrder();
  const text = `<script>alert('x')</script> "; drop table remark; -- =1+1 \\0 \u202e مرحبا 🛃\nsecond line`;
  await remark({ orderId, remark: text });
  expect(await read(orderId)).toMatchObject([{ remark: text }]);
});

test.each([
  [{ remark: '' }, 422, 'Please enter your remark'],
  [{ remark: '   ' }, 422, 'Please enter your remark'],
  [{ remark: 'x'.repeat(5001) }, 422, 'Please use at most 5000 characters.'],
  [{ remark: 'ok', whatsapp: 'yes' }, 422, /./],
  [{ remark: 'ok', orderId: 'T-NOBODY' }, 404, 'There is no order T-NOBODY.'],
])('%o is refused', async (body, http, message) => {
  const orderId = await app.newOrder();
  const answer = await remark({ orderId, ...body });
  expect(answer).toMatchObject({ http, status: 0 });
  expect(answer.message).toMatch(message);
  expect(await read(orderId)).toEqual([]);
});

test('a character that the database cannot hold is bad input, not our failure', async () => {
  const orderId = await app.newOrder();
  expect(await remark({ orderId, remark: 'a\0b' })).toMatchObject({ http: 422, status: 0 });
});

test.each([
  ['2026-03-08T04:59:59Z', '07-03-2026', '23:59:59'],
  ['2026-03-08T05:00:00Z', '08-03-2026', '00:00:00'],
  ['2026-03-08T06:59:59Z', '08-03-2026', '01:59:59'],
  ['2026-03-08T07:00:00Z', '08-03-2026', '03:00:00'],
  ['2026-07-01T03:59:59Z', '30-06-2026', '23:59:59'],
  ['2026-07-01T04:00:00Z', '01-07-2026', '00:00:00'],
  ['2026-11-01T05:59:59Z', '01-11-2026', '01:59:59'],
  ['2026-11-01T06:00:00Z', '01-11-2026', '01:00:00'],
  ['2027-01-01T04:59:59Z', '31-12-2026', '23:59:59'],
])('of %s has the date and time of a clock in New York', async (created_at, us_date, us_time) => {
  const orderId = await app.newOrder();
  const order_pk = (await app.order(orderId)).id;
  const row = { order_pk, remark_name: 'Ayu Lestari', remark: 'Called.', created_at };
  await app.db.insertInto('remark').values(row).execute();
  expect(await read(orderId)).toMatchObject([{ us_date, us_time }]);
});

test('the same remark with the same key is stored once, also when both come at once', async () => {
  const orderId = await app.newOrder();
  const sent = { orderId, remark: 'Called about the scan.', telephone: 'Y', key: 'draft-0001' };
  const answers = await Promise.all([sent, sent, sent].map((body) => remark(body)));
  for (const answer of answers) expect(answer).toMatchObject({ http: 200, status: 1 });
  await remark(sent);
  expect(await read(orderId)).toHaveLength(1);
  expect(await app.history(orderId)).toHaveLength(1);
});

test('other words, flags, orders, people or keys are another remark', async () => {
  const orderId = await app.newOrder();
  const sent = { orderId, remark: 'Called.', key: 'draft-0001' };
  const budi = await app.signIn('Team', 'Budi Santoso');
  const other = await app.newOrder();
  await remark(sent);
  await remark({ ...sent, remark: 'Called twice.' });
  await remark({ ...sent, voided: 'Y' });
  await remark({ ...sent, key: 'draft-0002' });
  await remark(sent, budi);
  await remark({ ...sent, key: undefined });
  await remark({ ...sent, key: undefined });
  await remark({ ...sent, orderId: other });
  expect(await read(orderId)).toHaveLength(7);
  expect(await read(other)).toHaveLength(1);
});

test('a key that is none is refused', async () => {
  const orderId = await app.newOrder();
  expect(await remark({ orderId, remark: 'Called.', key: 'short' })).toMatchObject({ http: 422 });
  expect(await read(orderId)).toEqual([]);
});
