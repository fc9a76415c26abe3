import type { IntakeOrder } from '@pabean/api-client/contract';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { type TakenOrder, takeOrders } from '../../db/queries/intake.ts';
import { findAnswer, keepAnswer } from '../../db/queries/intake-answers.ts';
import type { Database } from '../../db/schema.ts';
import { recheckTwice } from '../checks/recheck.ts';
import type { Services } from '../services.ts';
import { queueLettersOfReceipt } from './letters-of-receipt.ts';

const longestKey = 200;

/**
 * Takes a list of orders, all or none (decisions, Orders come in). Sent again with the same key it
 * does nothing and gives the first answer; so does an order with its own id, except that the answer
 * says it was there.
 * @param idempotencyKey the sender's, if there is one
 */
export function takeOrdersOnce(
  { db, env }: Pick<Services, 'db' | 'env'>,
  orders: readonly IntakeOrder[],
  ip: string,
  idempotencyKey: string | undefined,
): Promise<TakenOrder[]> {
  const key = answerKey(idempotencyKey);
  const origin = { ip, actorName: 'Intake', fileBy: env.fileBy };
  return db.transaction().execute((trx) =>
    once(trx, key, orders, async () => {
      const takenOrders = await takeOrders(trx, orders, origin);
      await recheckTwice(trx, takenOrders);
      await queueLettersOfReceipt(trx, env, origin, orders, takenOrders);
      return takenOrders;
    }),
  );
}

function answerKey(given: string | undefined): string | undefined {
  const key = given?.trim();
  if (key === undefined || key === '') return undefined;
  if (key.length > longestKey) {
    throw new Refusal(422, `The Idempotency-Key has more than ${longestKey} characters.`);
  }
  return `intake/orders:${key}`;
}

async function once(
  trx: Transaction<Database>,
  key: string | undefined,
  orders: readonly IntakeOrder[],
  work: () => Promise<TakenOrder[]>,
): Promise<TakenOrder[]> {
  if (key === undefined) return work();
  const earlierAnswer = await findAnswer<TakenOrder[]>(trx, key, orders);
  if (earlierAnswer === 'another request') {
    throw new Refusal(422, 'This Idempotency-Key was used for a different request before.');
  }
  if (earlierAnswer !== undefined) {
    // The database keeps the fields in an order of its own; a repeat is the first answer to the byte.
    return earlierAnswer.answer.map(({ order_id, created }) => ({ order_id, created }));
  }
  const takenOrders = await work();
  await keepAnswer(trx, key, orders, takenOrders);
  return takenOrders;
}
