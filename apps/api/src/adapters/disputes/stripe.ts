import { type DisputeKind, type DisputeState, isOrderId } from '@pabean/domain';
import * as v from 'valibot';
import type { ToldCase } from '../../core/disputes/told-case.ts';
import { jsonOf } from '../../core/json-of.ts';
import type { DisputeWebhook } from './dispute-webhook.ts';
import {
  caseNumber,
  currencyCode,
  minorUnits,
  reference,
  unixSeconds,
  word,
} from './gateway-fields.ts';
import { fromMinorUnits } from './minor-units.ts';

/** Seconds that the clock of a signed call may be behind ours or ahead. */
const tolerance = 300;
/** Their library looks at the past alone, so the time is looked at here. */
const anyTime = 0;

const Event = v.object({
  type: v.string(),
  data: v.optional(v.object({ object: v.optional(v.unknown()) })),
});

/** Another object, by its number or whole. */
const Reference = v.nullish(v.union([reference, v.object({ id: reference })]));

const Dispute = v.object({
  id: caseNumber,
  amount: minorUnits,
  currency: currencyCode,
  charge: Reference,
  payment_intent: Reference,
  created: unixSeconds,
  metadata: v.nullish(v.object({ order_id: v.optional(v.string()) })),
  reason: v.nullish(word),
  status: v.string(),
  network_reason_code: v.nullish(word),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(unixSeconds) })),
  payment_method_details: v.nullish(
    v.object({
      card: v.nullish(
        v.object({
          brand: v.nullish(word),
          case_type: v.nullish(v.string()),
          network_reason_code: v.nullish(word),
        }),
      ),
    }),
  ),
});

const FraudWarning = v.object({
  id: caseNumber,
  charge: Reference,
  payment_intent: Reference,
  fraud_type: v.nullish(word),
  created: unixSeconds,
});

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
      const signature = header('stripe-signature') ?? '';
      try {
        const verifier = Library.webhooks.signature;
        if (!verifier?.verifyHeader(body, signature, secret, anyTime)) {
          return { refused: 'signature' };
        }
      } catch {
        return { refused: 'signature' };
      }
      if (!isTimely(signature)) return { refused: 'time' };
      const cases = casesOf(jsonOf(body));
      return cases === null ? { refused: 'shape' } : { cases, unread: 0 };
    },
  };
}

/** Whether the time that was signed is about now; of several the last one, as the library takes it. */
function isTimely(signature: string): boolean {
  const parts = signature.split(',').map((part) => part.split('='));
  const seconds = Number.parseInt(parts.findLast(([name]) => name === 't')?.[1] ?? '', 10);
  return Math.abs(Math.floor(Date.now() / 1000) - seconds) <= tolerance;
}

/** What an event tells; one of another kind tells nothing of a dispute. Null: it cannot be read. */
function casesOf(body: unknown): ToldCase[] | null {
  const event = v.safeParse(Event, body);
  if (!event.success) return null;
  const { type, data } = event.output;
  switch (type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = v.safeParse(Dispute, data?.object);
      return dispute.success ? [disputeCase(dispute.output)] : null;
    }
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated': {
      const warning = v.safeParse(FraudWarning, data?.object);
      return warning.success ? [fraudReport(warning.output)] : null;
    }
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

function disputeCase(dispute: v.InferOutput<typeof Dispute>): ToldCase {
  const { currency, payment_method_details: method } = dispute;
  const card = method?.card;
  const status = Object.hasOwn(statuses, dispute.status) ? statuses[dispute.status] : undefined;
  const [kind, state] = status ?? [null, null];
  const due = dispute.evidence_details?.due_by;
  return {
    ...signedWhole,
    gatewayDisputeId: dispute.id,
    payment: paymentOf(dispute.charge, dispute.payment_intent, dispute.metadata?.order_id),
    network: card?.brand || 'unknown',
    reasonCode: card?.network_reason_code ?? dispute.network_reason_code ?? null,
    category: dispute.reason ?? null,
    kind: settledBefore.includes(card?.case_type ?? '') ? 'alert' : kind,
    state,
    amount: fromMinorUnits('stripe', dispute.amount, currency),
    currency,
    openedAt: moment(dispute.created),
    // 0: the bank takes no answer.
    answerDueAt: due ? moment(due) : null,
  };
}

function fraudReport(report: v.InferOutput<typeof FraudWarning>): ToldCase {
  return {
    ...signedWhole,
    gatewayDisputeId: report.id,
    payment: paymentOf(report.charge, report.payment_intent, undefined),
    network: 'unknown',
    reasonCode: null,
    category: report.fraud_type ?? null,
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

type Reference = v.InferOutput<typeof Reference>;
const idOf = (one: Reference) => (typeof one === 'string' ? one : (one?.id ?? null));

function paymentOf(charge: Reference, intent: Reference, order: string | undefined) {
  const [chargeId, intentId] = [idOf(charge), idOf(intent)];
  return {
    ...(order !== undefined && isOrderId(order) && { order_id: order }),
    ...(chargeId !== null && { transaction_id: chargeId }),
    ...(intentId !== null && { gateway_payment_id: intentId }),
  };
}
