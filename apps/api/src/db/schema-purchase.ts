import type { PurchaseValues } from '@pabean/domain';
import type { ColumnType } from 'kysely';
import type { DefaultMoment } from './schema-columns.ts';

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
}

export interface PurchaseTables {
  order_purchase: OrderPurchaseTable;
  order_payment: OrderPaymentTable;
}
