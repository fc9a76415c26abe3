import type { IntakeDispute } from '@pabean/api-client/contract';
import { limitedGateway, networkOf } from '@pabean/domain';
import type { ToldCase, ToldPayment } from '../../core/disputes/told-case.ts';

/** A gateway of our tables by one spelling, so that its cases are known again; others as they came. */
export const gatewayName = (word: string): string => limitedGateway(word)?.name ?? word.trim();

/** A network of which reasons are known by its id; others as they came. */
export const keptNetwork = (word: string): string => networkOf(word) ?? word.trim();

/** What names the payment, without what was left empty. */
export const paymentOf = (told: { readonly [Key in keyof ToldPayment]: ToldPayment[Key] | null }) =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value)) as ToldPayment;

/** A case as a shop told it. */
export function intakeCase(body: IntakeDispute): ToldCase {
  return {
    cameBy: 'intake',
    gateway: gatewayName(body.gateway),
    gatewayDisputeId: body.dispute_id,
    payment: paymentOf({
      order_id: body.order_id ?? null,
      transaction_id: body.transaction_id ?? null,
      gateway_payment_id: body.payment_id ?? null,
      last_four: body.last_four ?? null,
    }),
    unsigned: [],
    network: keptNetwork(body.network),
    reasonCode: body.reason_code || null,
    subReason: body.sub_reason || null,
    category: body.category || null,
    kind: body.kind,
    state: body.state,
    amount: body.amount ?? null,
    currency: body.currency ?? null,
    openedAt: body.opened_at ?? null,
    answerDueAt: body.answer_due_at ?? null,
    outcome: body.outcome || null,
  };
}
