import {
  folderCountKeys,
  folderNames,
  folders,
  moves,
  processingModes,
  processMonths,
} from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderHolds } from '../../../src/db/queries/folders.ts';
import { foldOrderCounts } from '../../../src/db/queries/housekeeping.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase } from '../../support/disputes.ts';
import { randomFrom } from '../../support/random.ts';

/** These orders have no clock; what is late is counted in `due-orders.test.ts`. */
const nothingDue = { lateOrdersCount: 0, atRiskOrdersCount: 0, openDisputesCount: 0 };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** What a plain count(*) of each folder says. */
async function plainCounts(memberId: number) {
  const counts: Record<string, number> = {};
  for (const name of folderNames) {
    const { n } = await app.db
      .selectFrom('orders as o')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(folderHolds(name, memberId))
      .executeTakeFirstOrThrow();
    counts[folders[name].countKey] = n;
  }
  return counts;
}

async function expectCountsToAgree(members: readonly SignedIn[]): Promise<void> {
  for (const member of members) {
    const answer = await app.call('getFolderCount', {}, member);
    expect(answer.data).toEqual({ ...(await plainCounts(member.id)), ...nothingDue });
  }
  const months = (await app.call('getFutureOrderCount', {}, members[0])).data ?? [];
  for (const { month, count } of months) {
    const { n } = await app.db
      .selectFrom('orders as o')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(folderHolds('futureOrder', 0, month))
      .executeTakeFirstOrThrow();
    expect([month, count]).toEqual([month, n]);
  }
}

test('a new shop counts nothing', async () => {
  const answer = await app.call('getFolderCount', {}, await app.signIn('Night Staff'));
  const none = Object.fromEntries(folderCountKeys.map((key) => [key, 0]));
  expect(answer.data).toEqual({ ...none, ...nothingDue });
});

test('cases that wait for an answer are counted, those that were answered are not', async () => {
  const { id } = await app.signIn('Team');
  await newCase(app, null);
  await newCase(app, null, { state: 'answered' });
  const answer = await app.call('getFolderCount', {}, await app.signIn('Telecaller'));
  expect(answer.data).toMatchObject({ ...(await plainCounts(id)), openDisputesCount: 1 });
  await app.db.updateTable('dispute').set({ state: 'lost' }).where('state', '=', 'open').execute();
});

test('the counts are those of a plain count, whatever many people do at once', async () => {
  const members = [await app.signIn('Admin'), await app.signIn('Admin'), await app.signIn('Team')];
  const { pick, some } = randomFrom(20_261_121);
  const ids: string[] = [];
  for (let i = 0; i < 40; i++) {
    ids.push(
      await app.newOrder({
        processing_mode: pick(processingModes),
        process_month: pick(processMonths),
        process_status: pick(['New', 'Pending']),
      }),
    );
  }
  type Versions = Readonly<Record<string, number>> | undefined;
  const undoable: { member: SignedIn; versions: NonNullable<Versions> }[] = [];
  const noted = async (member: SignedIn, made: Promise<{ data?: { undo?: Versions } }>) => {
    const versions = (await made).data?.undo;
    if (versions !== undefined) undoable.push({ member, versions });
  };
  const undo = async () => {
    const last = undoable.pop();
    if (last === undefined) return;
    const body = { orderId: Object.keys(last.versions), versions: last.versions };
    const { http } = await app.call('undoChange', { body }, last.member);
    if (http === 200) undone += 1;
  };
  let undone = 0;
  const change = () => {
    const member = pick(members);
    const orderId = some(ids, 8);
    const body = { orderId };
    const assign = (assignto: string) =>
      noted(member, app.call('assignOrderStatus', { body: { ...body, assignto } }, member));
    const move = (updatingStatus: string) =>
      noted(member, app.call('moveOrderStatus', { body: { ...body, updatingStatus } }, member));
    const to = (updatingStatus: string) =>
      noted(member, app.call('changeOrderStatus', { body: { ...body, updatingStatus } }, member));
    return pick([
      () => assign(member.name),
      () => assign(''),
      () => move(pick(moves).to),
      () => to('Deleted'),
      () => to('New'),
      undo,
      () => app.call('moveToCompleteRefund', { body }, member),
      () => foldOrderCounts(app.db),
    ])();
  };
  for (let round = 0; round < 15; round++) {
    await Promise.all(Array.from({ length: 6 }, change));
    await expectCountsToAgree(members);
  }
  await foldOrderCounts(app.db);
  await expectCountsToAgree(members);
  expect(undone).toBeGreaterThan(0);
});
