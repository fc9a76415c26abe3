import type { Call, IntakeOrder } from '@pabean/api-client/contract';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { type TakenOrder, takeOrders } from '../../db/queries/intake.ts';
import { findAnswer, keepAnswer } from '../../db/queries/intake-answers.ts';
import type { Database } from '../../db/schema.ts';
import type { Handler } from '../../http/context.ts';

const longestKey = 200;

/**
 * Takes one order or a list, all or none (decisions, Orders come in). Sent again with the same
 * `Idempotency-Key` it does nothing and gives the first answer; so does an order with its own id,
 * except that the answer says it was there.
 */
export const intakeOrders: Handler<Call<'intakeOrders'>> = async (
  { body },
  { services, ip, header },
) => {
  const orders = Array.isArray(body) ? body : [body];
  const key = idempotencyKey(header('idempotency-key'));
  const taken = await services.db
    .transaction()
    .execute((trx) =>
      once(trx, key, orders, () => takeOrders(trx, orders, { ip, actorName: 'Intake' })),
    );
  return { message: summary(taken), data: taken };
};

function idempotencyKey(header: string | undefined): string | undefined {
  const key = header?.trim();
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
  const known = await findAnswer<TakenOrder[]>(trx, key, orders);
  if (known === 'another request') {
    throw new Refusal(422, 'This Idempotency-Key was used for a different request before.');
  }
  if (known !== undefined) {
    // The database keeps the fields in an order of its own; a repeat is the first answer to the byte.
    return known.answer.map(({ order_id, created }) => ({ order_id, created }));
  }
  const taken = await work();
  await keepAnswer(trx, key, orders, taken);
  return taken;
}

function summary(taken: readonly TakenOrder[]): string {
  const received = taken.filter((order) => order.created).length;
  const there = taken.length - received;
  const orders = (n: number) => (n === 1 ? '1 order' : `${n} orders`);
  const were = (n: number) => (n === 1 ? 'was' : 'were');
  if (there === 0) return `${orders(received)} received.`;
  if (received === 0) return `${orders(there)} ${were(there)} there already.`;
  return `${orders(received)} received, ${there} ${were(there)} there already.`;
}
