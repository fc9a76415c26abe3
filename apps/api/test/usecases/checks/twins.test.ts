import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedTwins } from '../../../src/core/checks/changed-twins.ts';
import { recheck, recheckCorrected, twinsOf } from '../../../src/usecases/checks/recheck.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ jobs: false });
});
afterAll(() => app.stop());

const same = { full_name: 'Maren Ostrowick', dob: '1988-03-14', doa: '2027-01-10' };
let alone = 0;
const arrive = async (more: object = {}) => {
  alone += 1;
  const orderId = await app.newOrder({ ...same, passport_number: `P${alone}234567`, ...more });
  return { orderId, pk: (await app.order(orderId)).id };
};
const inOne = <Result>(work: Parameters<ReturnType<typeof app.db.transaction>['execute']>[0]) =>
  app.db.transaction().execute(work) as Promise<Result>;
const twiceOf = async ({ orderId }: { orderId: string }) =>
  (await app.order(orderId)).checked?.marks.flatMap(({ rule }) =>
    rule.startsWith('twice.') ? [rule] : [],
  );
const correct = (pk: number, set: object) =>
  inOne<void>(async (trx) => {
    const before = await twinsOf(trx, pk);
    await trx.updateTable('orders').set(set).where('id', '=', pk).execute();
    await recheckCorrected(trx, pk, before);
  });

test('an order that joins a pair, and one that leaves three, changes no other', async () => {
  const [first, second, third] = [await arrive(), await arrive(), await arrive()];
  await inOne((trx) => recheck(trx, [first.pk, second.pk, third.pk]));
  const fourth = await arrive();
  const joined = await inOne<readonly unknown[]>((trx) => twinsOf(trx, fourth.pk));
  expect(joined).toHaveLength(3);
  expect(changedTwins([], joined as Parameters<typeof changedTwins>[1])).toEqual([]);
  await inOne((trx) => recheck(trx, [fourth.pk]));

  await correct(fourth.pk, { full_name: 'Ida Solberg' });
  await correct(third.pk, { full_name: 'Tomas Solberg' });
  expect(await Promise.all([first, second, third, fourth].map(twiceOf))).toEqual([
    ['twice.name'],
    ['twice.name'],
    [],
    [],
  ]);
  // The last of them has nobody left.
  await correct(second.pk, { full_name: 'Elias Solberg' });
  expect(await Promise.all([first, second].map(twiceOf))).toEqual([[], []]);
});

test('the passport says more than the name, and comes and goes with its own', async () => {
  const doa = '2027-02-10';
  const [first, second] = [await arrive({ doa }), await arrive({ doa })];
  await inOne((trx) => recheck(trx, [first.pk, second.pk]));
  const { passport_number } = await app.order(first.orderId);
  await correct(second.pk, { passport_number });
  expect(await Promise.all([first, second].map(twiceOf))).toEqual([
    ['twice.passport'],
    ['twice.passport'],
  ]);
  await correct(second.pk, { passport_number: 'Q7654321' });
  expect(await Promise.all([first, second].map(twiceOf))).toEqual([['twice.name'], ['twice.name']]);
});

test.each([
  ['NFC', 'NFD'],
  ['NFD', 'NFC'],
])('a name is the same with its accents as %s and as %s', async (one, other) => {
  const doa = `2027-0${one === 'NFC' ? 7 : 8}-10`;
  const name = 'José-Ángel Núñez y Ibáñez de los Çelik-Ödegård';
  const first = await arrive({ doa, full_name: name.normalize(one) });
  const second = await arrive({ doa, full_name: name.toUpperCase().normalize(other) });
  const third = await arrive({ doa, full_name: name.replace('Á', 'A') });
  await inOne((trx) => recheck(trx, [first.pk, second.pk, third.pk]));
  expect(await Promise.all([first, second, third].map(twiceOf))).toEqual([
    ['twice.name'],
    ['twice.name'],
    [],
  ]);
  // As it came in.
  expect((await app.order(first.orderId)).full_name).toBe(name.normalize(one));
});

test.each([
  ['two blanks', 'Maren  Ostrowick'],
  ['another blank', 'Maren\u00a0Ostrowick'],
  ['blanks at its ends', ' Maren Ostrowick\u3000'],
  ['a line break', 'Maren\nOstrowick'],
  ['a mark that nobody sees', 'Ma\u200bren \u200eOstrowick\ufeff'],
  ['letters of full width', 'Ｍａｒｅｎ\u3000Ostrowick'],
])('a name is the same with %s, whichever came first', async (_what, full_name) => {
  const doa = '2027-09-10';
  const named = async (name: string, passport_number: string) => {
    const order = await arrive({ doa, dob: '1991-01-02', passport_number });
    await app.db
      .updateTable('orders')
      .set({ full_name: name })
      .where('id', '=', order.pk)
      .execute();
    return order;
  };
  const first = await named(same.full_name, 'S1234567');
  const second = await named(full_name, 'S7654321');
  expect(await inOne((trx) => twinsOf(trx, second.pk))).toMatchObject([{ other: first.pk }]);
  expect(await inOne((trx) => twinsOf(trx, first.pk))).toMatchObject([{ other: second.pk }]);
  const pks = [first.pk, second.pk];
  await app.db.updateTable('orders').set({ doa: '2027-09-11' }).where('id', 'in', pks).execute();
});

test('an order names the others of its traveller and day, each once', async () => {
  const doa = '2027-06-10';
  const [first, second, third] = [
    await arrive({ doa, order_id: 'TWIN-B' }),
    // It has a mark of another kind as well.
    await arrive({ doa, passport_number: 'R1234567', family_members_travelling: 2 }),
    await arrive({ doa, order_id: 'TWIN-A', passport_number: 'R1234567' }),
  ];
  const alone = await arrive({ doa: '2027-06-11' });
  const pks = [first, second, third, alone].map(({ pk }) => pk);
  await inOne((trx) => recheck(trx, pks));
  const team = await app.signIn('Team');
  const others = async ({ orderId }: { orderId: string }) => {
    const { http, data } = await app.call('getOrdersDetails', { params: { orderId } }, team);
    expect(http).toBe(200);
    return data?.checks?.twice;
  };
  expect((await app.order(second.orderId)).checked?.marks.map(({ rule }) => rule)).toContain(
    'family.count',
  );
  // By the passport and by the name, and one of them twice.
  expect(await others(second)).toEqual(['TWIN-A', 'TWIN-B']);
  expect(await others(alone)).toEqual([]);
  expect(await twiceOf(alone)).toEqual([]);
  // A mark alone says nothing of who they are.
  await app.db.updateTable('orders').set({ checked: null }).where('id', '=', first.pk).execute();
  expect(await others(first)).toBeUndefined();
});

test('names that differ after forty letters are two travellers', async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff Maximilian';
  const doa = '2027-03-10';
  const [first] = [
    await arrive({ doa, full_name: `${long} the first` }),
    await arrive({ doa, full_name: `${long} the second` }),
  ];
  expect(await inOne((trx) => twinsOf(trx, first.pk))).toEqual([]);
});

test('the mark goes when the other is deleted, refunded or disputed, and comes back with it', async () => {
  const doa = '2027-04-10';
  const [stays, leaves] = [
    await arrive({ doa }),
    await arrive({ doa, family_members_travelling: 2 }),
  ];
  await inOne((trx) => recheck(trx, [stays.pk, leaves.pk]));
  const manager = await app.signIn('Manager');
  const orderId = [leaves.orderId];
  const found = async () => {
    const { warning_count: warnings } = await app.order(stays.orderId);
    return { marks: await twiceOf(stays), warnings };
  };
  const marked = { marks: ['twice.name'], warnings: 1 };
  for (const updatingStatus of ['Refunds', 'ChargeBack', 'Deleted'] as const) {
    expect(await found(), updatingStatus).toEqual(marked);
    await app.call('moveOrderStatus', { body: { orderId, updatingStatus } }, manager);
    expect(await found(), updatingStatus).toEqual({ marks: [], warnings: null });
    if (updatingStatus === 'Deleted') break;
    await app.call('assignOrderStatus', { body: { orderId, assignto: '' } }, manager);
  }
  const restored = { orderId, updatingStatus: 'New', permanentDeletedFlag: false } as const;
  await app.call('changeOrderStatus', { body: restored }, manager);
  expect(await twiceOf(stays)).toEqual(['twice.name']);
  expect(await twiceOf(leaves)).toEqual(['twice.name']);
});

test('an order that comes back finds whoever came while it was deleted', async () => {
  const doa = '2027-07-10';
  // Nobody has checked it yet.
  const early = await arrive({ doa });
  const manager = await app.signIn('Manager');
  const change = (updatingStatus: 'Deleted' | 'New') => {
    const body = { orderId: [early.orderId], updatingStatus, permanentDeletedFlag: false };
    return app.call('changeOrderStatus', { body }, manager);
  };
  expect(await change('Deleted')).toMatchObject({ http: 200 });
  const late = await arrive({ doa });
  await inOne((trx) => recheck(trx, [late.pk]));
  expect(await twiceOf(late)).toEqual([]);
  await change('New');
  expect(await Promise.all([early, late].map(twiceOf))).toEqual([['twice.name'], ['twice.name']]);
});

test('of three, the two that stay keep their mark; deleted together, the last one loses it', async () => {
  const doa = '2027-05-10';
  const group = [await arrive({ doa }), await arrive({ doa }), await arrive({ doa })] as const;
  await inOne((trx) =>
    recheck(
      trx,
      group.map(({ pk }) => pk),
    ),
  );
  const manager = await app.signIn('Manager');
  const deleted = (...gone: readonly { orderId: string }[]) => ({
    body: {
      orderId: gone.map(({ orderId }) => orderId),
      updatingStatus: 'Deleted' as const,
      permanentDeletedFlag: false,
    },
  });
  const [first, second, third] = group;
  await app.call('changeOrderStatus', deleted(first), manager);
  expect(await Promise.all([second, third].map(twiceOf))).toEqual([['twice.name'], ['twice.name']]);
  await app.call(
    'changeOrderStatus',
    { body: { ...deleted(first).body, updatingStatus: 'New' } },
    manager,
  );
  await app.call('changeOrderStatus', deleted(first, second), manager);
  expect(await twiceOf(third)).toEqual([]);
});

test('an order that comes back alone has no mark of one that went meanwhile', async () => {
  const doa = '2027-08-10';
  const [first, second] = [await arrive({ doa }), await arrive({ doa })];
  await inOne((trx) => recheck(trx, [first.pk, second.pk]));
  const manager = await app.signIn('Manager');
  const move = ({ orderId }: { orderId: string }, updatingStatus: 'Deleted' | 'Refunds') =>
    app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, manager);
  await move(first, 'Deleted');
  await move(second, 'Refunds');
  expect(await twiceOf(first)).toEqual(['twice.name']);
  const body = {
    orderId: [first.orderId],
    updatingStatus: 'New',
    permanentDeletedFlag: false,
  } as const;
  expect(await app.call('changeOrderStatus', { body }, manager)).toMatchObject({ http: 200 });
  expect(await twiceOf(first)).toEqual([]);
  expect(await app.order(first.orderId)).toMatchObject({ warning_count: null });
});
