import type { IntakeOrder } from '@pabean/api-client/contract';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { TakenOrder } from '../../db/queries/intake.ts';
import { findUnpaid } from '../../db/queries/intake-unpaid.ts';
import type { Database } from '../../db/schema.ts';

/** Goes on behind the field `paid`. */
export const paidLaterWords =
  'is true, but an order with this id is here already and not paid: confirm its payment with /intake/payments';

const mostNamed = 10;

/**
 * Where in the list an order says that it is paid, while the one that stands under its id is not. It is no repeat, and
 * nobody would work on what was paid. One that was sent as paid stands as paid, so a repeat of it is none of these.
 * Asks the database only about orders that were there already.
 */
export async function findPaidLater(
  trx: Transaction<Database>,
  orders: readonly IntakeOrder[],
  takenOrders: readonly TakenOrder[],
): Promise<number[]> {
  const suspects = [...orders.entries()].flatMap(([index, { order_id: id, paid }]) =>
    id !== undefined && paid && takenOrders[index]?.created === false ? [{ index, id }] : [],
  );
  if (suspects.length === 0) return [];
  const unpaid = await findUnpaid(
    trx,
    suspects.map(({ id }) => id),
  );
  return suspects.filter(({ id }) => unpaid.has(id)).map(({ index }) => index);
}

/** What a call gets for them: each by its place, and in words how they are paid. */
export function paidLaterRefusal(
  body: IntakeOrder | readonly IntakeOrder[],
  indexes: readonly number[],
): Refusal {
  const orders = [body].flat();
  const ids = [...new Set(indexes.flatMap((index) => orders[index]?.order_id ?? []))];
  const more = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : '';
  const [are, payments] = ids.length === 1 ? ['is', 'payment'] : ['are', 'payments'];
  const their = ids.length === 1 ? 'its' : 'their';
  return new Refusal(
    409,
    `${ids.slice(0, mostNamed).join(', ')}${more} ${are} here already and not paid. Confirm ${their} ${payments} with /intake/payments. No order of this call was taken.`,
    {
      errors: indexes.map((index) => ({
        path: Array.isArray(body) ? `${index}.paid` : 'paid',
        message: paidLaterWords,
      })),
    },
  );
}
