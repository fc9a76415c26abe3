import type { PaymentOutcome, PurchaseValues } from '@pabean/domain';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultMoment, MaybeMoment } from './schema-columns.ts';

/** Evidence at purchase: written with the order, never changed. */
export interface OrderPurchaseTable {
  order_pk: number;
  evidence: ColumnType<PurchaseValues, string, never>;
  received_at: DefaultMoment;
}

/** A payment of an order that was paid already. */
interface OrderPaymentTable {
  order_pk: number;
  transaction_id: string;
  merchant_name: string | null;
  gateway: string | null;
  received_at: DefaultMoment;
  settled_at: MaybeMoment;
  settled_by: Generated<number | null>;
  settled_name: Generated<string | null>;
  outcome: Generated<PaymentOutcome | null>;
  note: Generated<string | null>;
}

export interface PurchaseTables {
  order_purchase: OrderPurchaseTable;
  order_payment: OrderPaymentTable;
}
