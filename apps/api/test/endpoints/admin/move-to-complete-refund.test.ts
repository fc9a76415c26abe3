import { roles } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const refund = (orderId: string[], as = team, more: object = {}) =>
  app.call('moveToCompleteRefund', { body: { orderId, ...more } }, as);
const paid_at = '2026-11-14T09:20:00Z';
const inRefunds = (more: object = {}) =>
  app.newOrder({ process_status: 'Refunds', paid_at, ...more });
const mailsOf = (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .selectAll('m')
    .where('o.order_id', '=', orderId)
    .execute();

test.each(roles)('%s refunds: date, mail and history, and the order stays', async (role) => {
  const member = await app.signIn(role);
  const orderId = await inRefunds();
  expect(await refund([orderId], member)).toMatchObject({
    http: 200,
    message: 'Order has been refunded',
    data: { changed: [orderId] },
  });
  const order = await app.order(orderId);
  expect(order).toMatchObject({ process_status: 'Refunds', version: 2 });
  expect(Date.now() - Date.parse(order.refund_date ?? '')).toBeLessThan(60_000);
  expect(await mailsOf(orderId)).toMatchObject([
    { kind: 'refund', recipient: 'maren@example.com', state: 'queued', created_by: member.id },
  ]);
  expect((await app.history(orderId)).map((entry) => entry.action)).toEqual([
    'refunded',
    'mail-queued',
  ]);
});

test('again is harmless and said so: no second date, no second mail', async () => {
  const orderId = await inRefunds();
  await refund([orderId]);
  const { refund_date } = await app.order(orderId);
  expect(await refund([orderId])).toMatchObject({
    http: 409,
    message: `Order ${orderId} is refunded already.`,
  });
  expect(await app.order(orderId)).toMatchObject({ refund_date, version: 2 });
  expect(await mailsOf(orderId)).toHaveLength(1);
});

test('at the same moment by many refunds once', async () => {
  const orderId = await inRefunds();
  const answers = await Promise.all([1, 2, 3, 4].map(() => refund([orderId])));
  expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409, 409, 409]);
  expect(await mailsOf(orderId)).toHaveLength(1);
});

test('what is not in Refunds is left alone, the rest is refunded', async () => {
  const [one, two] = [await inRefunds(), await inRefunds()];
  const elsewhere = await app.newOrder({ process_status: 'Completed' });
  const answer = await refund([one, elsewhere, two]);
  expect(answer).toMatchObject({
    http: 200,
    data: {
      changed: [one, two],
      skipped: [{ orderId: elsewhere, reason: `Order ${elsewhere} is not in Refunds.` }],
    },
  });
  expect(await mailsOf(elsewhere)).toEqual([]);
});

test('an order without an e-mail is refunded without one', async () => {
  const orderId = await inRefunds({ email: null });
  expect(await refund([orderId])).toMatchObject({ http: 200 });
  expect(await mailsOf(orderId)).toEqual([]);
});

test('the mail says how much went back; it is no reminder', async () => {
  const orderId = await inRefunds({ amount: '39.00', currency: 'USD' });
  await refund([orderId]);
  const [mail] = await mailsOf(orderId);
  expect(mail?.body_text).toContain('USD 39.00');
  expect(mail?.remainder_mail).toBe(false);
});

test('where no payment is confirmed no sum went back: none is counted, told or shown', async () => {
  const manager = await app.signIn('Manager');
  const sum = { amount: '3111.00', currency: 'USD', created_at: '2026-10-05T10:00:00Z' };
  const orderId = await inRefunds({ ...sum, paid_at: null });
  expect(await refund([orderId])).toMatchObject({ http: 200, data: { changed: [orderId] } });
  expect(await app.order(orderId)).toMatchObject({ refunded: '0.00' });
  const [mail] = await mailsOf(orderId);
  expect(mail?.kind).toBe('refund');
  expect(mail?.body_text).not.toContain('3,111');
  expect(mail?.subject).toBe(`Your order ${orderId} is closed`);
  expect(mail?.body_text).toContain('We received no payment for it');
  expect(mail?.body_text).not.toMatch(/returned your money|goes back|Returned on|refunded/);
  const as = { cookie: app.cookieOf(orderId) };
  const { mainResult } = await app.call('getDownloadHistory', { body: { orderId } }, as);
  expect(mainResult).toMatchObject({ stage: 'closed', refund_date: null, amount: null });
  const own = await app.call('getOrder', { body: { orderId } }, as);
  expect(own.data).toMatchObject({ stage: 'closed', refund: { refunded: null } });
  const { data } = await app.call('getCockpit', { query: { month: '2026-10' } }, manager);
  expect(data?.total.refunds).toBe(1);
  expect(JSON.stringify(data?.total.refunded)).not.toContain('3111');
});

test('nothing selected is refused', async () => {
  expect(await refund([])).toMatchObject({ http: 422, message: 'No order is selected.' });
});

test('keeps what goes back where that is not all of it', async () => {
  const [all, part] = [await inRefunds({ amount: 69 }), await inRefunds({ amount: 69 })];
  const asked = { reason: 'plans', stage: 'working', share: 50, state: 'accepted' } as const;
  const { id } = await app.order(part);
  await app.db
    .insertInto('refund_request')
    .values({ ...asked, order_pk: id, granted: 34.5 as never })
    .execute();
  await refund([all, part]);
  expect([(await app.order(all)).refunded, (await app.order(part)).refunded]).toEqual([
    null,
    '34.50',
  ]);
});

test('a refund that is asked for while others hold the call up is decided on first', async () => {
  const first = await inRefunds();
  const paid = { paid_at, amount: '69.00', currency: 'USD' };
  const orderId = await app.newOrder(paid);
  const holder = await app.pool.connect();
  let refunding: ReturnType<typeof refund>;
  try {
    await holder.query('begin');
    await holder.query('select from orders where order_id = $1 for update', [first]);
    refunding = refund([first, orderId]);
    await until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0 ? true : null;
    });
    const traveller = { cookie: app.cookieOf(orderId) };
    const body = { orderId, reason: 'notTravelling' };
    expect(await app.call('askRefund', { body }, traveller)).toMatchObject({ http: 200 });
    const move = { orderId: [orderId], updatingStatus: 'Refunds' };
    expect(await app.call('moveOrderStatus', { body: move }, team)).toMatchObject({ http: 200 });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await refunding).data).toMatchObject({
    changed: [first],
    skipped: [{ orderId, reason: expect.stringMatching(/^A refund was requested for order/) }],
  });
  expect(await app.order(orderId)).toMatchObject({ refund_date: null });
});
