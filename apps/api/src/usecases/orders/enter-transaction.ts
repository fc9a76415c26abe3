import { hasDefencePack } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Member } from '../../core/member.ts';
import { type ChangeResult, changeOrders } from '../../db/queries/order-change.ts';
import type { Database } from '../../db/schema.ts';
import { staffActor } from './change-report.ts';

/** The payment that a bank asks about. */
export interface TransactionDetails {
  readonly orderId: string;
  readonly transactionId: string;
  readonly merchantName: string;
}

/** Enter Transaction Details: only in the four statuses of spec section 2. */
export function enterTransaction(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  { orderId, transactionId, merchantName }: TransactionDetails,
): Promise<ChangeResult> {
  return db.transaction().execute((trx) =>
    changeOrders(
      trx,
      staffActor(member, ip),
      { orderIds: [orderId] },
      {
        action: 'transaction',
        set: { transaction_id: transactionId, merchant_name: merchantName },
        refuse: (order) =>
          hasDefencePack(order.process_status)
            ? null
            : 'Transaction details can be entered once an order is completed or in contact.',
      },
    ),
  );
}
