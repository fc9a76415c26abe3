import { hasDefencePack } from '@pabean/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import { type ChangeResult, changeOrders } from '../../db/queries/order-change.ts';
import { findTransaction } from '../../db/queries/order-payments.ts';
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
 * remark or a download of another member is no reason to refuse them.
 * @throws Refusal 409 where somebody entered others since the member began
 */
export function enterTransaction(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  { orderId, transactionId, merchantName, before }: TransactionDetails,
): Promise<ChangeResult> {
  return db.transaction().execute((trx) =>
    changeOrders(
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
          if (before) await refuseOvertaken(trx, order.id, before, { transactionId, merchantName });
          return null;
        },
      },
    ),
  );
}

/** Who writes what stands there already overwrites nothing. */
async function refuseOvertaken(
  trx: Transaction<Database>,
  orderPk: number,
  before: Recorded,
  after: Recorded,
): Promise<void> {
  const { transaction_id, merchant_name, by } = await findTransaction(trx, orderPk);
  const now = { transactionId: transaction_id, merchantName: merchant_name };
  if (isSame(now, before) || isSame(now, after)) return;
  const words = [transaction_id, merchant_name].map((text) => text ?? 'nothing').join(', ');
  const message = `${by ?? 'Somebody'} entered other transaction details meanwhile: ${words}. Submit once more to replace them with yours.`;
  throw new Refusal(409, message, { errors: [{ path: 'before', message }] });
}

const isSame = (one: Recorded, other: Recorded) =>
  one.transactionId === other.transactionId && one.merchantName === other.merchantName;
