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
import { jsonOf } from '../../core/json-of.ts';
import type { DisputeWebhook } from './dispute-webhook.ts';
import { caseNumber, currencyCode, minorUnits, reference, word } from './gateway-fields.ts';
import { fromMinorUnits } from './minor-units.ts';

/** One item, as far as we read it; the validator gets the same values. */
const Item = v.object({
  pspReference: v.string(),
  originalReference: v.optional(v.string(), ''),
  merchantAccountCode: v.string(),
  merchantReference: v.optional(v.string(), ''),
  amount: v.object({ value: v.number(), currency: v.string() }),
  // Kinds of the library's own, which knows fewer words than come in.
  eventCode: v.custom<SignedItem['eventCode']>((word) => typeof word === 'string'),
  eventDate: v.optional(v.string(), ''),
  success: v.custom<SignedItem['success']>((word) => word === 'true' || word === 'false'),
  paymentMethod: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  additionalData: v.optional(v.record(v.string(), v.optional(v.string())), {}),
});

type Item = v.InferOutput<typeof Item>;

/** What of an item is kept, where it tells of a dispute. */
const DisputeTexts = v.object({
  pspReference: caseNumber,
  originalReference: reference,
  paymentMethod: word,
  reason: word,
  additionalData: v.object({
    chargebackReasonCode: v.optional(word),
    rfiReasonCode: v.optional(word),
    nofReasonCode: v.optional(word),
    chargebackSchemeCode: v.optional(word),
    rfiSchemeCode: v.optional(word),
    nofSchemeCode: v.optional(word),
    defensePeriodEndsAt: v.optional(word),
  }),
});

const Sum = v.object({ value: minorUnits, currency: currencyCode });

const Batch = v.object({
  notificationItems: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(1000)),
});

const Wrapped = v.object({ NotificationRequestItem: Item });

/**
 * Adyen's standard webhook: several items in a call, each with a signature of its own. One that cannot
 * be read holds none of the others up.
 */
export function adyenWebhook(key: string): DisputeWebhook {
  return {
    gateway: 'adyen',
    signatureHeader: null,
    accepted: '[accepted]',
    async read(body) {
      const batch = v.safeParse(Batch, jsonOf(body));
      if (!batch.success) return { refused: 'shape' };
      const all = batch.output.notificationItems;
      const items = all.flatMap((one) => {
        const item = v.safeParse(Wrapped, one);
        return item.success ? [item.output.NotificationRequestItem] : [];
      });
      for (const item of items) {
        if (!(await isSigned(item, key))) return { refused: 'signature' };
      }
      const readable = items.map(casesOf).filter((cases) => cases !== null);
      const unread = all.length - readable.length;
      return unread === all.length ? { refused: 'shape' } : { cases: readable.flat(), unread };
    },
  };
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

/** The case that an item tells of, if any; null: it tells of one that cannot be read. */
function casesOf(item: Item): ToldCase[] | null {
  const code = String(item.eventCode);
  const event = Object.hasOwn(events, code) ? events[code] : undefined;
  // It did not happen: there is nothing to be told.
  if (event === undefined || String(item.success) !== 'true') return [];
  const [kind, state] = event;
  const opens = state === 'open';
  const texts = v.safeParse(DisputeTexts, item);
  const sum = opens ? sumOf(item) : { amount: null, currency: null };
  if (!texts.success || sum === null) return null;
  const {
    pspReference,
    originalReference,
    paymentMethod,
    reason,
    additionalData: more,
  } = texts.output;
  const scheme = more.chargebackSchemeCode || more.rfiSchemeCode || more.nofSchemeCode;
  const network = scheme || paymentMethod || 'unknown';
  return [
    {
      cameBy: 'adyen',
      gateway: 'Adyen',
      gatewayDisputeId: pspReference,
      payment: {
        ...(isOrderId(item.merchantReference) && { order_id: item.merchantReference }),
        ...(originalReference && {
          transaction_id: originalReference,
          gateway_payment_id: originalReference,
        }),
      },
      // The signature covers the references, the sum, the event and whether it happened.
      unsigned: ['network', 'reason_code', 'opened_at', 'answer_due_at'],
      network: networkOf(network) ?? network,
      reasonCode: more.chargebackReasonCode || more.rfiReasonCode || more.nofReasonCode || null,
      subReason: null,
      category: null,
      kind,
      state,
      ...sum,
      openedAt: momentOf(item.eventDate),
      answerDueAt: momentOf(more.defensePeriodEndsAt ?? ''),
      outcome: opens ? null : reason || null,
    },
  ];
}

function sumOf({ amount }: Item): { amount: string; currency: string } | null {
  const sum = v.safeParse(Sum, amount);
  if (!sum.success) return null;
  const { value, currency } = sum.output;
  return { amount: fromMinorUnits('adyen', value, currency), currency };
}

/** The intake takes no other moments either. */
function momentOf(iso: string): string | null {
  const moment = parseInstant(iso)?.toISOString() ?? '';
  return moment >= '1900' && moment < '2200' ? moment : null;
}
