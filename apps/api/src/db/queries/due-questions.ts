import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Questions whose next step is due, the oldest first; what is named may be another process's by now. */
export async function dueQuestions(
  db: Kysely<Database>,
  most: number,
): Promise<{ id: number; orderId: string }[]> {
  return db
    .selectFrom('order_question as q')
    .innerJoin('orders as o', 'o.id', 'q.order_pk')
    .select(['q.id', 'o.order_id as orderId'])
    .where('q.state', 'in', ['open', 'reminded'])
    .where('q.due_at', '<=', sql<string>`now()`)
    .orderBy('q.due_at')
    .limit(most)
    .execute();
}

/** A question that is due, locked; undefined when another process was faster. Lock the order before. */
export function lockDueQuestion(trx: Transaction<Database>, questionId: number) {
  return trx
    .selectFrom('order_question as q')
    .innerJoin('order_message as m', (join) =>
      join.onRef('m.question_id', '=', 'q.id').on('m.kind', '=', 'question'),
    )
    .select(['q.id', 'q.state', 'q.asked_at', 'q.wants', 'm.body', 'm.english', 'm.language'])
    .where('q.id', '=', questionId)
    .where('q.state', 'in', ['open', 'reminded'])
    .where('q.due_at', '<=', sql<string>`now()`)
    .forUpdate('q')
    .executeTakeFirst();
}

/**
 * Says that the traveller was reminded. The end is counted from when it was asked; a late reminder, as of a
 * question that was withdrawn for a while, leaves the traveller the time that one in time leaves.
 */
export async function markReminded(
  trx: Transaction<Database>,
  questionId: number,
  {
    reminderHours,
    overdueHours,
  }: { readonly reminderHours: number; readonly overdueHours: number },
): Promise<void> {
  await trx
    .updateTable('order_question')
    .set({
      state: 'reminded',
      due_at: sql<string>`greatest(asked_at + make_interval(hours => ${overdueHours}),
        now() + make_interval(hours => ${overdueHours - reminderHours}))`,
    })
    .where('id', '=', questionId)
    .execute();
}

/** Says that the reminder brought no answer; it can be answered still. */
export async function markOverdue(trx: Transaction<Database>, questionId: number): Promise<void> {
  await trx
    .updateTable('order_question')
    .set({ state: 'overdue', due_at: null })
    .where('id', '=', questionId)
    .execute();
}
