import { hasDefencePack } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import { type ChangeResult, changeOrders } from '../../db/queries/order-change.ts';
import { findTransaction, keepFormerNumber } from '../../db/queries/order-payments.ts';
import type { Database } from '../../db/schema.ts';
import { staffActor } from './change-report.ts';

/** The payment that a bank asks about. */
export interface TransactionDetails {
  readonly orderId: string;
  readonly transactionId: string;
  readonly merchantName: string;
  /** What stood there when the member began. */
  readonly before?: Recorded | undefined;
}

interface Recorded {
  readonly transactionId: string | null;
  readonly merchantName: string | null;
}

/**
 * Enter Transaction Details: only in the four statuses of spec section 2. Not by the order's version: a
 * remark or a download of another member is no reason to refuse them. A number that another one replaces is kept.
 * @throws Refusal 409 where somebody entered others since the member began
 */
export function enterTransaction(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  { orderId, transactionId, merchantName, before }: TransactionDetails,
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx) => {
    const former: Former[] = [];
    const result = await changeOrders(
      trx,
      staffActor(member, ip),
      { orderIds: [orderId] },
      {
        action: 'transaction',
        set: { transaction_id: transactionId, merchant_name: merchantName },
        refuse: async (order) => {
          if (!hasDefencePack(order.process_status)) {
            return 'Transaction details can be entered once an order is completed or in contact.';
          }
          const stands = await findTransaction(trx, order.id);
          if (before) refuseOvertaken(stands, before, { transactionId, merchantName });
          former.push(stands);
          return null;
        },
      },
    );
    const [order] = result.changed;
    const [stood] = former;
    if (order && stood) {
      const note = `${transactionId} was entered in its place.`;
      await keepFormerNumber(trx, member, order.id, stood, { number: transactionId, note });
    }
    return result;
  });
}

type Former = Awaited<ReturnType<typeof findTransaction>>;

/** Who writes what stands there already overwrites nothing. */
function refuseOvertaken(
  { transaction_id, merchant_name, by }: Former,
  before: Recorded,
  after: Recorded,
): void {
  const now = { transactionId: transaction_id, merchantName: merchant_name };
  if (isSame(now, before) || isSame(now, after)) return;
  const words = [transaction_id, merchant_name].map((text) => text ?? 'nothing').join(', ');
  const message = `${by ?? 'Somebody'} entered other transaction details meanwhile: ${words}. Submit once more to replace them with yours.`;
  throw new Refusal(409, message, { errors: [{ path: 'before', message }] });
}

const isSame = (one: Recorded, other: Recorded) =>
  one.transactionId === other.transactionId && one.merchantName === other.merchantName;
