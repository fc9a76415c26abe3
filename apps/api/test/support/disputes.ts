import type { PurchaseValues } from '@pabean/domain';
import type { Insertable } from 'kysely';
import type { OrdersTable } from '../../src/db/schema.ts';
import type { DisputeTable } from '../../src/db/schema-disputes.ts';
import { takeDisputes } from '../../src/usecases/disputes/take-dispute.ts';
import type { TestApp } from './app.ts';

type NewOrder = Partial<Insertable<OrdersTable>>;

/** What a shop tells of the device and the card of a payment. */
export const usualPurchase: PurchaseValues = {
  ip: '203.0.113.42',
  place: 'Norwich, GB',
  device_id: 'dv_8f21c07be49a3d16',
  user_agent: 'Firefox 140',
  network: 'visa',
  card_token: 'tok_8f21c07be49a3d16',
  last_four: '4417',
};

/** A paid order with its evidence at purchase. @returns its id */
export async function paidOrder(
  app: TestApp,
  more: NewOrder = {},
  purchase: PurchaseValues | null = usualPurchase,
): Promise<string> {
  const orderId = await app.newOrder({
    process_status: 'ChargeBack',
    created_at: '2026-11-14T09:18:00Z',
    paid_at: '2026-11-14T09:20:00Z',
    amount: '69.00',
    currency: 'USD',
    gateway: 'Gateway One',
    transaction_id: 'tx-1',
    merchant_name: 'PABEAN',
    place_of_arrival: 'Ngurah Rai (DPS), Bali',
    passport_number: 'X1234567',
    dob: '1990-05-17',
    ...more,
  });
  if (purchase !== null) {
    const { id } = await app.order(orderId);
    await app.db
      .insertInto('order_purchase')
      .values({ order_pk: id, evidence: JSON.stringify(purchase) })
      .execute();
  }
  return orderId;
}

/** A paid order whose card paid twice before, from the same device and address, by these charges. */
export async function compellingOrder(
  app: TestApp,
  charges: readonly [string, string],
): Promise<string> {
  const purchase = { ...usualPurchase, card_token: `tok_compelling_${charges.join('_')}` };
  const days = ['2026-04-02T10:00:00Z', '2026-06-19T10:00:00Z'];
  for (const [at, paid_at] of days.entries()) {
    const gateway_payment_id = charges[at] ?? '';
    await paidOrder(app, { paid_at, created_at: paid_at }, { ...purchase, gateway_payment_id });
  }
  return paidOrder(app, { email: 'sari@example.com' }, purchase);
}

let last = 0;

/** A case of an order, due in nine days. @returns its id */
export async function newCase(
  app: TestApp,
  orderId: string | null,
  more: Partial<Insertable<DisputeTable>> = {},
): Promise<string> {
  const number = ++last;
  const order_pk = orderId === null ? null : (await app.order(orderId)).id;
  const row = {
    dispute_id: `DP-${process.pid}${number}`,
    order_pk,
    came_by: 'hand' as const,
    gateway: 'solidgate',
    gateway_dispute_id: `d-${process.pid}-${number}`,
    network: 'visa',
    reason_code: '10.4',
    kind: 'chargeback' as const,
    amount: '69.00',
    currency: 'USD',
    opened_at: '2026-11-18T08:22:00Z',
    answer_due_at: new Date(Date.now() + 9 * 86_400_000),
    ...more,
  };
  await app.db.insertInto('dispute').values(row).execute();
  return row.dispute_id;
}

/** A gateway tells the day of a case that is there already, and nothing else of it. */
export async function tellDay(app: TestApp, disputeId: string, answerDueAt: string): Promise<void> {
  const one = await app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
  const gateway = { kind: 'gateway', id: null, name: 'Example Pay', ip: null } as const;
  const message = {
    cameBy: 'stripe',
    gateway: one.gateway,
    gatewayDisputeId: one.gateway_dispute_id,
    payment: {},
    unsigned: [],
    network: one.network,
    reasonCode: null,
    subReason: null,
    category: null,
    kind: one.kind,
    state: one.state,
    amount: null,
    currency: null,
    openedAt: null,
    answerDueAt,
    outcome: null,
  } as const;
  await takeDisputes(app.services, [message], gateway);
}
