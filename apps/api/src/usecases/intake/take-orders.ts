import type { IntakeOrder } from '@pabean/api-client/contract';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { type TakenOrder, takeOrders } from '../../db/queries/intake.ts';
import { findAnswer, keepAnswer } from '../../db/queries/intake-answers.ts';
import type { Database } from '../../db/schema.ts';
import { recheckTwice } from '../checks/recheck.ts';
import type { Services } from '../services.ts';
import type { Shop } from './intake-keys.ts';
import { queueLettersOfReceipt } from './letters-of-receipt.ts';
import { findPaidLater, paidLaterRefusal } from './paid-later.ts';

const longestKey = 200;

/**
 * Takes one order or a list, all or none (decisions, Orders come in). Sent again with the same key it
 * does nothing and gives the first answer; so does an order with its own id, except that the answer
 * says it was there. What was paid since it came is no repeat.
 * @throws Refusal 409 for an order that says it is paid and stands unpaid
 * @param idempotencyKey the sender's, if there is one; shops with keys of their own choose theirs apart
 */
export function takeOrdersOnce(
  { db, env }: Pick<Services, 'db' | 'env'>,
  body: IntakeOrder | readonly IntakeOrder[],
  { ip, shop }: Shop & { readonly ip: string },
  idempotencyKey: string | undefined,
): Promise<TakenOrder[]> {
  const orders = [body].flat();
  const keys = answerKeys(idempotencyKey, shop);
  const origin = { ip, actorName: 'Intake', fileBy: env.fileBy };
  return db.transaction().execute((trx) =>
    once(trx, keys, orders, async () => {
      const takenOrders = await takeOrders(trx, orders, origin);
      const paidLater = await findPaidLater(trx, orders, takenOrders);
      if (paidLater.length > 0) throw paidLaterRefusal(body, paidLater);
      await recheckTwice(trx, takenOrders);
      await queueLettersOfReceipt(trx, env, origin, orders, takenOrders);
      return takenOrders;
    }),
  );
}

/** Under which an answer is kept, and under which one was kept that the shop got without a key of its own. */
interface AnswerKeys {
  readonly own: string;
  readonly unnamed: string | null;
}

function answerKeys(given: string | undefined, shop: string | null): AnswerKeys | undefined {
  const key = given?.trim();
  if (key === undefined || key === '') return undefined;
  if (key.length > longestKey) {
    throw new Refusal(422, `The Idempotency-Key has more than ${longestKey} characters.`);
  }
  const unnamed = `intake/orders:${key}`;
  return shop === null
    ? { own: unnamed, unnamed: null }
    : { own: `intake/orders/${shop}:${key}`, unnamed };
}

async function once(
  trx: Transaction<Database>,
  keys: AnswerKeys | undefined,
  orders: readonly IntakeOrder[],
  work: () => Promise<TakenOrder[]>,
): Promise<TakenOrder[]> {
  if (keys === undefined) return work();
  const earlierAnswer = await findAnswer<TakenOrder[]>(trx, keys.own, orders);
  if (earlierAnswer === 'another request') {
    throw new Refusal(422, 'This Idempotency-Key was used for a different request before.');
  }
  if (earlierAnswer !== undefined) return firstAnswer(earlierAnswer);
  if (keys.unnamed !== null) {
    // The very same orders, from before the shop had a key of its own or keys had a space of their own.
    const unnamed = await findAnswer<TakenOrder[]>(trx, keys.unnamed, orders);
    if (unnamed !== undefined && unnamed !== 'another request') return firstAnswer(unnamed);
  }
  const takenOrders = await work();
  await keepAnswer(trx, keys.own, orders, takenOrders);
  return takenOrders;
}

/** The database keeps the fields in an order of its own; a repeat is the first answer to the byte. */
const firstAnswer = ({ answer }: { readonly answer: readonly TakenOrder[] }): TakenOrder[] =>
  answer.map(({ order_id, created }) => ({ order_id, created }));
