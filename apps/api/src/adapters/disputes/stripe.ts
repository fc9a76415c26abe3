import { type DisputeKind, type DisputeState, isOrderId } from '@pabean/domain';
import type { Stripe } from 'stripe';
import type { ToldCase } from '../../core/disputes/told-case.ts';
import type { DisputeWebhook } from './dispute-webhook.ts';
import { fromMinorUnits } from './minor-units.ts';

/** Seconds after which a signed call is too old; the library's own check needs the number. */
const tolerance = 300;

/**
 * Stripe's calls. The library is 36 MB of memory, so it is loaded with the first call that comes in, and
 * never where no secret is configured.
 */
export function stripeWebhook(secret: string): DisputeWebhook {
  return {
    gateway: 'stripe',
    signatureHeader: 'stripe-signature',
    accepted: 'Recorded.',
    async read(body, header) {
      const { Stripe: Library } = await import('stripe');
      let event: Stripe.Event;
      try {
        const signature = header('stripe-signature') ?? '';
        event = Library.webhooks.constructEvent(body, signature, secret, tolerance);
      } catch {
        return { refused: 'signature' };
      }
      return { cases: casesOf(event) };
    },
  };
}

/** What an event tells; one of another kind tells nothing of a dispute. */
function casesOf(event: Stripe.Event): ToldCase[] {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return [disputeCase(event.data.object)];
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
      return [fraudReport(event.data.object)];
    default:
      return [];
  }
}

/** What a status says. A won or lost one does not say whether it was the dispute or its appeal. */
const statuses: Readonly<Record<string, readonly [DisputeKind | null, DisputeState]>> = {
  warning_needs_response: ['inquiry', 'open'],
  warning_under_review: ['inquiry', 'answered'],
  // No dispute came of it.
  warning_closed: ['inquiry', 'prevented'],
  needs_response: ['chargeback', 'open'],
  under_review: ['chargeback', 'answered'],
  appeal_needs_response: ['pre_arbitration', 'open'],
  appeal_under_review: ['pre_arbitration', 'answered'],
  won: [null, 'won'],
  lost: [null, 'lost'],
  prevented: [null, 'prevented'],
};

/** Cases that a programme settles before a dispute. */
const settledBefore: readonly string[] = ['block', 'resolution'];

function disputeCase(dispute: Stripe.Dispute): ToldCase {
  const { card } = dispute.payment_method_details ?? {};
  const [kind, state] = statuses[dispute.status] ?? [null, null];
  const currency = dispute.currency.toUpperCase();
  const due = dispute.evidence_details?.due_by;
  return {
    ...signedWhole,
    gatewayDisputeId: dispute.id,
    payment: paymentOf(dispute.charge, dispute.payment_intent, dispute.metadata?.order_id),
    network: card?.brand ?? 'unknown',
    reasonCode: card?.network_reason_code ?? dispute.network_reason_code ?? null,
    category: dispute.reason,
    kind: card && settledBefore.includes(card.case_type) ? 'alert' : kind,
    state,
    amount: fromMinorUnits('stripe', dispute.amount, currency),
    currency,
    openedAt: moment(dispute.created),
    // 0: the bank takes no answer.
    answerDueAt: due ? moment(due) : null,
  };
}

function fraudReport(report: Stripe.Radar.EarlyFraudWarning): ToldCase {
  return {
    ...signedWhole,
    gatewayDisputeId: report.id,
    payment: paymentOf(report.charge, report.payment_intent ?? null, undefined),
    network: 'unknown',
    reasonCode: null,
    category: report.fraud_type,
    kind: 'fraud_report',
    state: 'open',
    amount: null,
    currency: null,
    openedAt: moment(report.created),
    answerDueAt: null,
  };
}

/** The signature covers the whole body. */
const signedWhole = {
  cameBy: 'stripe',
  gateway: 'Stripe',
  unsigned: [],
  subReason: null,
  outcome: null,
} as const;

const moment = (seconds: number) => new Date(seconds * 1000).toISOString();

type Reference = string | { readonly id: string } | null;
const idOf = (one: Reference) => (typeof one === 'string' ? one : (one?.id ?? null));

function paymentOf(charge: Reference, intent: Reference, order: string | undefined) {
  const [chargeId, intentId] = [idOf(charge), idOf(intent)];
  return {
    ...(order !== undefined && isOrderId(order) && { order_id: order }),
    ...(chargeId !== null && { transaction_id: chargeId }),
    ...(intentId !== null && { gateway_payment_id: intentId }),
  };
}
