import type { Transaction } from 'kysely';
import { takeOrders } from '../db/queries/intake.ts';
import { insertRows, type Row } from '../db/queries/intake-rows.ts';
import { readSeedOrders, updateSeedOrders } from '../db/queries/seed-orders.ts';
import { hasMembers, lockTeam } from '../db/queries/team.ts';
import type { Database } from '../db/schema.ts';
import { recheck } from '../usecases/checks/recheck.ts';
import type { Services } from '../usecases/services.ts';
import { emptyDiary } from './demo-diary.ts';
import { storeSamples } from './demo-documents.ts';
import { withEarlier } from './demo-earlier.ts';
import { withMistakes } from './demo-mistakes.ts';
import { planOrders } from './demo-orders.ts';
import { approvedStatuses, type Stage, tellStory } from './demo-story.ts';
import { seedTeam } from './demo-team.ts';
import { makeDice } from './random.ts';

/** What the demo is loaded with. */
export type DemoServices = Pick<Services, 'db' | 'documents' | 'env'>;

/**
 * Fills an empty installation with invented people, orders and documents, the same ones every time
 * but for the dates, which lead up to `now`. An installation that has a member is left as it is.
 * @returns whether anything was loaded
 */
export async function seedDemo(services: DemoServices, now = new Date()): Promise<boolean> {
  const { db, documents } = services;
  const storageKeys: string[] = [];
  try {
    return await db.transaction().execute(async (trx) => {
      // The lock that every change of the team takes: of two processes that start at once, one loads.
      await lockTeam(trx);
      if (await hasMembers(trx)) return false;
      await load(trx, services, now, storageKeys);
      return true;
    });
  } catch (error) {
    for (const key of storageKeys) await documents.remove(key);
    throw error;
  }
}

async function load(
  trx: Transaction<Database>,
  { documents, env }: DemoServices,
  now: Date,
  storageKeys: string[],
): Promise<void> {
  const dice = makeDice(20_261_121);
  const planned = withEarlier(withMistakes(planOrders(dice, now), now));
  const team = await seedTeam(trx, planned[0]?.order.created_at ?? now.toISOString());
  const takenOrders = await takeOrders(
    trx,
    planned.map(({ order }) => order),
    {
      ip: '203.0.113.10',
      actorName: 'Intake',
      fileBy: env.fileBy,
      at: (order) => order.created_at ?? now.toISOString(),
    },
  );
  const orderIds = takenOrders.map((order) => order.order_id);
  const approved = orderIds.filter((_, index) => {
    const status = planned[index]?.group.status;
    return status !== undefined && approvedStatuses.includes(status);
  });
  const samples = await storeSamples(documents, approved);
  storageKeys.push(...[...samples.values()].map((sample) => sample.storageKey));

  const rows = await readSeedOrders(trx, orderIds);
  const before = new Map(rows.map((row) => [row.order_id, row]));
  const stage: Stage = { dice, diary: emptyDiary(), env, now, team, documents: samples };
  const changed = planned.flatMap((plan, index) => {
    const order = before.get(orderIds[index] ?? '');
    if (order === undefined) return [];
    const { id, order_id } = order;
    const filed = approved.includes(order_id)
      ? { file_by_at: null, filed_in_time: index % 37 !== 5 }
      : {};
    return [
      { ...order, ...filed, ...gaps(index), ...tellStory(stage, { id, order_id, planned: plan }) },
    ];
  });
  await updateSeedOrders(trx, changed);
  // As they stand today: they came in days ago.
  const isNew = (order: Row<'orders'>) => (order.process_status ?? 'New') === 'New';
  await recheck(
    trx,
    changed.filter(isNew).map(({ id }) => id),
    now,
  );
  const { history, ...parts } = stage.diary;
  await insertRows(trx, 'document', parts.document);
  await insertRows(trx, 'mail_message', parts.mail_message);
  await insertRows(trx, 'download', parts.download);
  await insertRows(trx, 'remark', parts.remark);
  await insertRows(trx, 'order_history', history);
}

/** Old orders lack this and that; screens must bear it. */
function gaps(index: number): Row<'orders'> {
  if (index % 60 === 17) return { phone_number: null };
  return index % 60 === 43
    ? { doa: null, process_month: null, processing_date: null, opens_at: null, file_by_at: null }
    : {};
}
