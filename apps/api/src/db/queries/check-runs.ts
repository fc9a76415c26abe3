import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { ChecksReport } from '../../core/checks/checks-report.ts';
import type { Database } from '../schema.ts';
import type { CheckRunTable } from '../schema-staff.ts';

const count = sql<number>`cardinality(r.pks)`.as('orders');

/** The newest check of all open orders, and who started it. */
export function findCheckRun(db: Kysely<Database>) {
  return db
    .selectFrom('check_run as r')
    .innerJoin('staff_member as m', 'm.id', 'r.started_by')
    .select(['r.state', 'r.started_at', 'r.ended_at', 'm.name as started_by', 'r.done', 'r.report'])
    .select(count)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Begins a check of these orders; nothing where one goes on. */
export async function addCheckRun(
  db: Kysely<Database>,
  pks: readonly number[],
  started_by: number,
  report: ChecksReport,
): Promise<boolean> {
  const row = { pks: [...pks], started_by, report: JSON.stringify(report) };
  const added = db
    .insertInto('check_run')
    .values(row)
    .onConflict((same) => same.doNothing());
  return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

/** The check that goes on, locked, with the orders of its next batch; none where another works on it. */
export function lockCheckRun(trx: Transaction<Database>, atOnce: number) {
  return trx
    .selectFrom('check_run as r')
    .select(['r.id', 'r.done', 'r.tries', 'r.report', count])
    .select(sql<number[]>`pks[done + 1 : done + ${sql.lit(atOnce)}]`.as('part'))
    .where('r.state', '=', 'running')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Changes the check that goes on. @returns whether there was one */
export async function changeCheckRun(
  db: Kysely<Database>,
  set: Updateable<CheckRunTable>,
): Promise<boolean> {
  const changed = db.updateTable('check_run').set(set).where('state', '=', 'running');
  return (await changed.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Nobody changes these orders until the transaction ends. */
export async function holdOrders(
  trx: Transaction<Database>,
  pks: readonly number[],
): Promise<void> {
  const held = trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', sql<number>`any(${[...pks]})`);
  await held.orderBy('id').forNoKeyUpdate().execute();
}
