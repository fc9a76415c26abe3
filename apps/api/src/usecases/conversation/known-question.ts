import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { findOpenQuestion, isAnsweredSince } from '../../db/queries/questions.ts';
import type { Database } from '../../db/schema.ts';

/**
 * A new question withdraws the one that waits and takes away the mark of an answer. Whoever asks at the same
 * time as somebody else, or as the traveller answers, would do that unseen.
 * @param known the question that the asker saw waiting; null for none, undefined where nothing is said
 * @throws Refusal 409 where another one waits by now, or that one, or a later one, has its answer
 */
export async function requireKnownQuestion(
  trx: Transaction<Database>,
  order: { readonly id: number; readonly order_id: string },
  known: number | null | undefined,
): Promise<void> {
  if (known === undefined) return;
  const open = await findOpenQuestion(trx, order.id);
  if (open?.id === known) return;
  if (open !== undefined) {
    const who = open.member_name ?? 'Somebody';
    throw refusal(
      `${who} asked the traveller of order ${order.order_id} meanwhile. Ask again to take the place of that question.`,
    );
  }
  if (known === null || !(await isAnsweredSince(trx, order.id, known))) return;
  throw refusal(
    `The traveller of order ${order.order_id} answered meanwhile. Please read the answer; ask again if you still need to.`,
  );
}

const refusal = (message: string) =>
  new Refusal(409, message, { errors: [{ path: 'instead', message }] });
