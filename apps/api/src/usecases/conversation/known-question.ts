import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { hasWrittenSince } from '../../db/queries/conversation.ts';
import { findOpenQuestion, isAnsweredSince } from '../../db/queries/questions.ts';
import type { Database } from '../../db/schema.ts';

/** What the asker's page knew of the conversation of an order. */
export interface KnownQuestion {
  /** The question that waited; null for none. */
  readonly instead?: number | null | undefined;
  /** The newest of all; null for none. */
  readonly newest?: number | null | undefined;
  /** The newest entry of both sides; null for none. */
  readonly newestEntry?: number | null | undefined;
}

interface OrderToAsk {
  readonly id: number;
  readonly order_id: string;
}

/**
 * A new question withdraws the one that waits and takes away the marks of an answer and of a message. Whoever asks
 * at the same time as somebody else, or as the traveller writes, would do that unseen.
 * @param known what the asker saw: undefined where nothing is said
 * @throws Refusal 409 where another one waits by now, or the one that they saw waiting, or a later one than they
 * saw, has its answer, or the traveller wrote behind the newest entry that they saw
 */
export async function requireKnownQuestion(
  trx: Transaction<Database>,
  order: OrderToAsk,
  known: KnownQuestion,
): Promise<void> {
  await requireSeenQuestion(trx, order, known);
  const { newestEntry } = known;
  if (newestEntry === undefined) return;
  if (!(await hasWrittenSince(trx, order.id, newestEntry ?? 0))) return;
  throw refusal(
    `The traveller of order ${order.order_id} wrote in the meantime. Please read the message; ask again if you still need to.`,
  );
}

async function requireSeenQuestion(
  trx: Transaction<Database>,
  order: OrderToAsk,
  { instead, newest }: KnownQuestion,
): Promise<void> {
  if (instead === undefined) return;
  const open = await findOpenQuestion(trx, order.id);
  if (open !== undefined && open.id === instead) return;
  if (open !== undefined) {
    const who = open.member_name ?? 'Somebody';
    throw refusal(
      `${who} asked the traveller of order ${order.order_id} in the meantime. Ask again to take the place of that question.`,
    );
  }
  // Of a page that saw none waiting, only what came behind the newest that it knew was not seen.
  const unread = instead ?? (newest === undefined ? null : (newest ?? 0) + 1);
  if (unread === null || !(await isAnsweredSince(trx, order.id, unread))) return;
  throw refusal(
    `The traveller of order ${order.order_id} answered in the meantime. Please read the answer; ask again if you still need to.`,
  );
}

const refusal = (message: string) =>
  new Refusal(409, message, { errors: [{ path: 'instead', message }] });
