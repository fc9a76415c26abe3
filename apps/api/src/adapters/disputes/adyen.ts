import type { NotificationRequestItem as SignedItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js';
import {
  type DisputeKind,
  type DisputeState,
  isOrderId,
  networkOf,
  parseInstant,
} from '@pabean/domain';
import * as v from 'valibot';
import type { ToldCase } from '../../core/disputes/told-case.ts';
import type { DisputeWebhook } from './dispute-webhook.ts';
import { fromMinorUnits } from './minor-units.ts';

/** One item, as far as we read it; the validator gets the same values. */
const Item = v.object({
  pspReference: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  originalReference: v.optional(v.string(), ''),
  merchantAccountCode: v.string(),
  merchantReference: v.optional(v.string(), ''),
  amount: v.object({ value: v.pipe(v.number(), v.safeInteger()), currency: v.string() }),
  // Kinds of the library's own, which knows fewer words than come in.
  eventCode: v.custom<SignedItem['eventCode']>((word) => typeof word === 'string'),
  eventDate: v.optional(v.string(), ''),
  success: v.custom<SignedItem['success']>((word) => word === 'true' || word === 'false'),
  paymentMethod: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  additionalData: v.optional(v.record(v.string(), v.optional(v.string())), {}),
});

type Item = v.InferOutput<typeof Item>;

const Batch = v.object({
  notificationItems: v.pipe(
    v.array(v.object({ NotificationRequestItem: Item })),
    v.minLength(1),
    v.maxLength(1000),
  ),
});

/** Adyen's standard webhook: several items in a call, each with a signature of its own. */
export function adyenWebhook(key: string): DisputeWebhook {
  return {
    gateway: 'adyen',
    signatureHeader: null,
    accepted: '[accepted]',
    async read(body) {
      const batch = v.safeParse(Batch, jsonOf(body));
      if (!batch.success) return { refused: 'shape' };
      const items = batch.output.notificationItems.map((one) => one.NotificationRequestItem);
      for (const item of items) {
        if (!(await isSigned(item, key))) return { refused: 'signature' };
      }
      return { cases: items.flatMap(caseOf) };
    },
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

async function isSigned(item: Item, key: string): Promise<boolean> {
  if (!item.additionalData.hmacSignature) return false;
  const { default: library } = await import('@adyen/api-library/lib/src/utils/hmacValidator.js');
  // A class of CommonJS: its default is inside of the module's.
  const Validator = 'default' in library ? (library.default as typeof library) : library;
  return new Validator().validateHMAC(item, key);
}

/**
 * What an event says. Its code is signed; `disputeStatus` is not, so no state is taken from there. A
 * kind of null: whichever case has this number.
 */
const events: Readonly<Record<string, readonly [DisputeKind | null, DisputeState]>> = {
  NOTIFICATION_OF_FRAUD: ['fraud_report', 'open'],
  REQUEST_FOR_INFORMATION: ['inquiry', 'open'],
  NOTIFICATION_OF_CHARGEBACK: ['chargeback', 'open'],
  CHARGEBACK: ['chargeback', 'open'],
  INFORMATION_SUPPLIED: [null, 'answered'],
  DISPUTE_DEFENSE_PERIOD_ENDED: [null, 'expired'],
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: [null, 'won'],
  CHARGEBACK_REVERSED: ['chargeback', 'won'],
  SECOND_CHARGEBACK: ['pre_arbitration', 'open'],
  PREARBITRATION_OPEN: ['pre_arbitration', 'open'],
  PREARBITRATION_DECLINED: ['pre_arbitration', 'answered'],
  PREARBITRATION_WON: ['pre_arbitration', 'won'],
  PREARBITRATION_ISSUER_WITHDRAWN: ['pre_arbitration', 'won'],
  PREARBITRATION_LOST: ['pre_arbitration', 'lost'],
  PREARBITRATION_ACCEPTED: ['pre_arbitration', 'accepted'],
};

function caseOf(item: Item): ToldCase[] {
  const event = events[String(item.eventCode)];
  // It did not happen: there is nothing to be told.
  if (event === undefined || String(item.success) !== 'true') return [];
  const [kind, state] = event;
  const more = (name: string) => item.additionalData[name] || null;
  const [reasons, networks] = (['ReasonCode', 'SchemeCode'] as const).map((part) =>
    ['chargeback', 'rfi', 'nof'].map((what) => more(what + part)).find((one) => one !== null),
  );
  const network = networks ?? (item.paymentMethod || 'unknown');
  const { value, currency } = item.amount;
  const opens = state === 'open';
  return [
    {
      cameBy: 'adyen',
      gateway: 'Adyen',
      gatewayDisputeId: item.pspReference,
      payment: {
        ...(isOrderId(item.merchantReference) && { order_id: item.merchantReference }),
        ...(item.originalReference && {
          transaction_id: item.originalReference,
          gateway_payment_id: item.originalReference,
        }),
      },
      // The signature covers the references, the sum, the event and whether it happened.
      unsigned: ['network', 'reason_code', 'opened_at', 'answer_due_at'],
      network: networkOf(network) ?? network,
      reasonCode: reasons ?? null,
      subReason: null,
      category: null,
      kind,
      state,
      amount: opens ? fromMinorUnits('adyen', value, currency) : null,
      currency: opens ? currency : null,
      openedAt: momentOf(item.eventDate),
      answerDueAt: momentOf(more('defensePeriodEndsAt') ?? ''),
      outcome: opens ? null : item.reason || null,
    },
  ];
}

const momentOf = (iso: string) => parseInstant(iso)?.toISOString() ?? null;
