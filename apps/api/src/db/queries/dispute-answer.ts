import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../schema.ts';
import type { DisputeAnswerTable } from '../schema-disputes.ts';

/** Keeps the one answer of a locked case; one that the gateway refused gives way. @returns its file's key */
export async function keepAnswer(
  trx: Transaction<Database>,
  row: Insertable<DisputeAnswerTable>,
): Promise<string | null> {
  const before = await trx
    .deleteFrom('dispute_answer')
    .where('dispute_pk', '=', row.dispute_pk)
    .where('state', '=', 'refused')
    .returning('storage_key')
    .executeTakeFirst();
  await trx.insertInto('dispute_answer').values(row).execute();
  return before?.storage_key ?? null;
}

/**
 * Takes an answer that is on its way, until the transaction ends; undefined when it is not, or while
 * another process has it.
 * @param whenTaken 'wait for it' waits for that process
 */
export const takeSendingAnswer = (
  trx: Transaction<Database>,
  disputePk: number,
  whenTaken?: 'wait for it',
) =>
  takeAnswer(trx, disputePk, 'sending')
    .$if(whenTaken === undefined, (query) => query.skipLocked())
    .executeTakeFirst();

/** Takes an answer of which it was written down that nobody knows, until the transaction ends. */
export const takeUnknownAnswer = (trx: Transaction<Database>, disputePk: number) =>
  takeAnswer(trx, disputePk, 'unknown').executeTakeFirst();

function takeAnswer(trx: Transaction<Database>, disputePk: number, state: 'sending' | 'unknown') {
  return trx
    .selectFrom('dispute_answer as a')
    .innerJoin('dispute as d', 'd.id', 'a.dispute_pk')
    .leftJoin('staff_member as m', 'm.id', 'a.created_by')
    .selectAll('a')
    .select(['d.dispute_id', 'd.gateway', 'd.gateway_dispute_id', 'm.name as by_name'])
    .select(['d.network', 'd.reason_code', 'd.sub_reason', 'd.category'])
    .where('a.dispute_pk', '=', disputePk)
    .where('a.state', '=', state)
    .forUpdate('a');
}

export type SendingAnswer = NonNullable<Awaited<ReturnType<typeof takeSendingAnswer>>>;

/** Cases whose answer is on its way, oldest first. */
export async function sendingAnswers(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('dispute_answer')
    .select('dispute_pk')
    .where('state', '=', 'sending')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.dispute_pk);
}

/** Writes down what became of an answer. */
export async function settleAnswer(
  trx: Transaction<Database>,
  disputePk: number,
  set: Updateable<DisputeAnswerTable>,
): Promise<void> {
  await trx.updateTable('dispute_answer').set(set).where('dispute_pk', '=', disputePk).execute();
}

/** A last call that was to leave at this moment has not left: it may be made. */
export async function takeBackLastCall(
  trx: Transaction<Database>,
  disputePk: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('dispute_answer')
    .set({ sent_at: null })
    .where('dispute_pk', '=', disputePk)
    .where('state', '=', 'sending')
    .where('sent_at', '=', at.toISOString())
    .execute();
}
