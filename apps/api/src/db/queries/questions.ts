import {
  isAnswerable,
  type QuestionState,
  type QuestionTemplate,
  type QuestionWants,
  questionStates,
} from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** What is asked, without its words. */
export interface NewQuestion {
  readonly orderPk: number;
  readonly wants: QuestionWants;
  readonly template: QuestionTemplate | null;
  readonly choices: readonly string[] | null;
  readonly field: string | null;
  readonly fields: readonly string[] | null;
  /** After so many hours without an answer the traveller is reminded. */
  readonly remindHours: number;
}

const answerable = questionStates.filter(isAnswerable);

const withdraw = (trx: Transaction<Database>, orderPk: number) =>
  trx
    .updateTable('order_question')
    .set({ state: 'withdrawn', due_at: null })
    .where('order_pk', '=', orderPk)
    .where('state', 'in', answerable);

/**
 * Withdraws the question about an order's payment, once it is paid. Call it with the order's row locked.
 * @returns whether there was one
 */
export async function withdrawPaymentQuestion(
  trx: Transaction<Database>,
  orderPk: number,
): Promise<boolean> {
  const { numUpdatedRows } = await withdraw(trx, orderPk)
    .where('template', '=', 'payment')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Asks; a question that was open is withdrawn. Call it with the order's row locked. */
export async function openQuestion(
  trx: Transaction<Database>,
  { orderPk, remindHours, choices, fields, ...question }: NewQuestion,
): Promise<number> {
  await withdraw(trx, orderPk).execute();
  const { id } = await trx
    .insertInto('order_question')
    .values({
      ...question,
      order_pk: orderPk,
      choices: choices === null ? null : JSON.stringify(choices),
      fields: fields === null ? null : JSON.stringify(fields),
      due_at: sql<string>`now() + make_interval(hours => ${remindHours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The question of an order that waits for its answer, and who asked it. */
export function findOpenQuestion(trx: Transaction<Database>, orderPk: number) {
  return trx
    .selectFrom('order_question as q')
    .leftJoin('order_message as m', (join) =>
      join.onRef('m.question_id', '=', 'q.id').on('m.kind', '=', 'question'),
    )
    .select(['q.id', 'm.member_name'])
    .where('q.order_pk', '=', orderPk)
    .where('q.state', 'in', answerable)
    .executeTakeFirst();
}

/** Whether a question of an order with this id, or a later one, has its answer. Call it with the order's row locked. */
export async function isAnsweredSince(
  trx: Transaction<Database>,
  orderPk: number,
  questionId: number,
): Promise<boolean> {
  const answered = await trx
    .selectFrom('order_question')
    .select('id')
    .where('order_pk', '=', orderPk)
    .where('id', '>=', questionId)
    .where('state', '=', 'answered')
    .limit(1)
    .executeTakeFirst();
  return answered !== undefined;
}

/** A question as an answer finds it. */
export interface AskedQuestion {
  readonly id: number;
  readonly wants: QuestionWants;
  readonly choices: string[] | null;
  readonly field: string | null;
  readonly fields: string[] | null;
  readonly state: QuestionState;
}

/** A question of this order, locked until the transaction ends; lock the order's row before. */
export function lockQuestion(
  trx: Transaction<Database>,
  orderPk: number,
  questionId: number,
): Promise<AskedQuestion | undefined> {
  return trx
    .selectFrom('order_question')
    .select(['id', 'wants', 'choices', 'field', 'fields', 'state'])
    .where('id', '=', questionId)
    .where('order_pk', '=', orderPk)
    .forUpdate()
    .executeTakeFirst();
}

/** Says that a question has its answer. */
export async function closeQuestion(trx: Transaction<Database>, questionId: number): Promise<void> {
  await trx
    .updateTable('order_question')
    .set({ state: 'answered', answered_at: new Date(), due_at: null })
    .where('id', '=', questionId)
    .execute();
}

/**
 * Says once when the traveller first got a question that waits. Nobody waits for it: a question that
 * somebody is about to change is left to the next look.
 */
export async function markQuestionOpened(db: Kysely<Database>, questionId: number): Promise<void> {
  await db
    .updateTable('order_question')
    .set({ opened_at: sql<string>`now()` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('order_question as q')
        .select('q.id')
        .where('q.id', '=', questionId)
        .where('q.opened_at', 'is', null)
        .where('q.opening_kept', '=', true)
        .where('q.state', 'in', answerable)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}
