import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeOrders } from '../../../src/db/queries/intake.ts';
import { takeTravellerTurns } from '../../../src/db/queries/traveller-turns.ts';
import { recheck, recheckTwice } from '../../../src/usecases/checks/recheck.ts';
import { order, sentOrder } from '../../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp({ jobs: true });
  team = await app.signIn('Manager');
});
afterAll(() => app.stop());

const arrival = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
let last = 0;
/** A paid order of another traveller each time, with nothing wrong in it. */
const person = (more: object = {}) => {
  last += 1;
  const dob = new Date(Date.UTC(1960, 0, last)).toISOString().slice(0, 10);
  const passport_number = `P${1_000_000 + last}`;
  return {
    full_name: `Sari ${String.fromCharCode(64 + last)}ayu`,
    dob,
    passport_number,
    doa: arrival,
    ...more,
  };
};
const receive = async (...people: object[]): Promise<string[]> => {
  const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
  const body = people.map((one) => sentOrder({ paid: true, ...one }));
  const answer = await app.call('intakeOrders', { body }, { headers });
  expect(answer).toMatchObject({ http: 200 });
  return (answer.data ?? []).map(({ order_id }) => order_id);
};
const pair = async (...people: [object, object]) => (await receive(...people)) as [string, string];
const correct = (orderId: string, changes: object) =>
  app.call('updateOrder', { body: { orderId, version: 1, changes } }, team);
const rulesOf = async (orderId: string) =>
  (await app.order(orderId)).checked?.marks.map(({ rule }) => rule).sort();
/** Background work may have to mark one that somebody else held. */
const marked = (orderId: string, rules: readonly string[]) =>
  expect.poll(() => rulesOf(orderId)).toEqual(rules);

/** Until so many wait for a lock, or it is done without waiting. */
const waitsOrEnds = (work: Promise<unknown>, count = 1) =>
  Promise.race([
    work,
    until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length >= count ? true : null;
    }),
  ]);

/** Does something while the history of these orders cannot be written, then lets it go on. */
async function whileHistoryWaits(orderIds: string[], work: () => Promise<unknown>) {
  const holder = await app.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `select from order_history_head h join orders o on o.id = h.order_pk
        where o.order_id = any($1) for update of h`,
      [orderIds],
    );
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** An order that comes in while something else is done; it is committed after that. */
async function whileComingIn(one: object, work: () => Promise<unknown>): Promise<string> {
  const trx = await app.db.startTransaction().execute();
  const origin = { ip: null, actorName: 'Intake' };
  const takenOrders = await takeOrders(trx, [order({ paid: true, ...one })], origin);
  await recheckTwice(trx, takenOrders);
  await work();
  await trx.commit().execute();
  return takenOrders[0]?.order_id ?? '';
}

test('an error that a correction finds stays when a twin of the order appears meanwhile', async () => {
  const passport_number = 'TB2222222';
  const [one, other] = await pair(person(), person({ passport_number }));
  let correcting: Promise<{ http: number }>[] = [];
  await whileHistoryWaits([other], async () => {
    const goods = correct(other, { importingGoods: { cigarettes: 'Yes' } });
    await waitsOrEnds(goods);
    const passport = correct(one, { passport_number });
    await waitsOrEnds(passport, 2);
    correcting = [goods, passport];
  });
  expect((await Promise.all(correcting)).map(({ http }) => http)).toEqual([200, 200]);
  await marked(one, ['twice.passport']);
  await marked(other, ['details.missing', 'twice.passport']);
  expect(await app.order(other)).toMatchObject({ error_count: 1 });
});

test('two orders of one traveller that come in at once are both marked', async () => {
  const same = person();
  let second: Promise<string[]> | undefined;
  const first = await whileComingIn(same, async () => {
    second = receive(same);
    await waitsOrEnds(second);
  });
  await marked(first, ['twice.passport']);
  await marked((await second)?.[0] ?? '', ['twice.passport']);
});

test('so are one that comes in and one that is corrected to its traveller', async () => {
  const { dob, full_name } = person();
  const [orderId = ''] = await receive(person({ dob }));
  let correcting: Promise<{ http: number }> | undefined;
  const incoming = await whileComingIn(person({ dob, full_name }), async () => {
    correcting = correct(orderId, { full_name });
    await waitsOrEnds(correcting);
  });
  expect(await correcting).toMatchObject({ http: 200 });
  await marked(incoming, ['twice.name']);
  await marked(orderId, ['twice.name']);
});

test('so are one that comes in and one that comes back from the deleted', async () => {
  const same = person();
  const [orderId = ''] = await receive(same);
  const change = (updatingStatus: 'Deleted' | 'New') => {
    const body = { orderId: [orderId], updatingStatus, permanentDeletedFlag: false };
    return app.call('changeOrderStatus', { body }, team);
  };
  expect(await change('Deleted')).toMatchObject({ http: 200 });
  let restoring: Promise<{ http: number }> | undefined;
  const incoming = await whileComingIn(same, async () => {
    restoring = change('New');
    await waitsOrEnds(restoring);
  });
  expect(await restoring).toMatchObject({ http: 200 });
  await marked(incoming, ['twice.passport']);
  await marked(orderId, ['twice.passport']);
});

test('the two orders of a traveller are corrected at once, and neither waits for the other', async () => {
  const passport_number = 'TD4444444';
  const [one, other] = await pair(person({ passport_number }), person({ passport_number }));
  await marked(one, ['twice.passport']);
  let correcting: Promise<{ http: number }>[] = [];
  await whileHistoryWaits([one, other], async () => {
    const first = correct(one, { passport_number: 'TD5555555' });
    await waitsOrEnds(first);
    const second = correct(other, { passport_number: 'TD6666666' });
    await waitsOrEnds(second, 2);
    correcting = [first, second];
  });
  expect((await Promise.all(correcting)).map(({ http }) => http)).toEqual([200, 200]);
  await marked(one, []);
  await marked(other, []);
});

test('whoever has the turn of a traveller waits for nobody who holds one of their orders', async () => {
  const same = person();
  const [orderId = ''] = await receive(person());
  const { id } = await app.order(orderId);
  const trx = await app.db.startTransaction().execute();
  const [incoming] = await takeOrders(trx, [order(same)], { ip: null, actorName: 'Intake' });
  await recheckTwice(trx, incoming === undefined ? [] : [incoming]);
  const { passport_number } = same;
  const correcting = correct(orderId, { passport_number });
  await waitsOrEnds(correcting);
  await recheck(trx, [id]);
  await trx.commit().execute();
  expect(await correcting).toMatchObject({ http: 200 });
  await marked(orderId, ['twice.passport']);
  await marked(incoming?.order_id ?? '', ['twice.passport']);
});

test('orders of several folders that come back at once take the turns of their travellers in order', async () => {
  const ids = [
    await app.newOrder({ process_status: 'Awaiting', passport_number: 'TE7777771', doa: arrival }),
    await app.newOrder({ process_status: 'New', passport_number: 'TE7777772', doa: arrival }),
  ];
  const { rows } = await app.pool.query<{ order_id: string }>(
    `select order_id from orders where order_id = any($1)
      order by 1023 & hashtext(same_passport(passport_number) || ' ' || (doa - date '2000-01-01'))`,
    [ids],
  );
  const [low = '', high = ''] = rows.map((row) => row.order_id);
  const orderId = [high, low];
  const deleting = { orderId, updatingStatus: 'Deleted', permanentDeletedFlag: false };
  const { data } = await app.call('changeOrderStatus', { body: deleting }, team);
  const trx = await app.db.startTransaction().execute();
  await takeTravellerTurns(trx, { orderIds: [low] });
  const undoing = app.call('undoChange', { body: { orderId, versions: data?.undo } }, team);
  await waitsOrEnds(undoing);
  await takeTravellerTurns(trx, { orderIds: [high] });
  await trx.commit().execute();
  expect(await undoing).toMatchObject({ http: 200, data: { skipped: [] } });
});
