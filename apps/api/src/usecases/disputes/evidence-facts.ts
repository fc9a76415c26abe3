import { codeOutcomeLabel, counted, type EvidenceId, publicIp, saysNo } from '@pabean/domain';
import { isPartlyRefunded, refundedAt, refundSum } from '../../core/refund-words.ts';
import { minute, sumWords } from '../../papers/bank-words.ts';
import { arrivalNow, dayAtArrival } from './arrival-days.ts';
import { compellingMeter, trustMeter } from './case-meters.ts';
import { disclosedAt } from './disclosed-at.ts';
import {
  downloadsOfDocument,
  type HeldRecord,
  mailedDocument,
  reachedCustomer,
  undisputedBefore,
  wasInTouch,
} from './held-record.ts';

/** What the record says of a piece of evidence; null where it says nothing. */
type Say = (record: HeldRecord) => string | null;

const joined = (parts: readonly (string | false | null | undefined)[]): string | null => {
  const words = parts.filter((part) => typeof part === 'string' && part !== '');
  return words.length === 0 ? null : words.join(', ');
};
const spanned = (moments: readonly string[], name: string, names = `${name}s`): string | null => {
  const [first] = moments;
  const last = moments.at(-1);
  if (first === undefined || last === undefined) return null;
  return moments.length === 1
    ? `1 ${name}, ${minute(first)}`
    : `${moments.length} ${names}, ${minute(first)} to ${minute(last)}`;
};
const version = (text: string | undefined) => text !== undefined && `version ${text}`;
const never: Say = () => null;
const helps = (result: string | undefined): result is string =>
  result !== undefined && !saysNo(result);

const delivered: Say = (record) => {
  const mail = mailedDocument(record).find(({ delivery }) => delivery === 'delivered');
  if (mail?.delivery_at) return `Accepted by the receiving server, ${minute(mail.delivery_at)}`;
  return null;
};

/** Visits on or after the day of the payment. */
export const accessesSince = ({ accesses, paid_at: paid, created_at }: HeldRecord) =>
  accesses.filter(({ at }) => at.slice(0, 10) >= (paid ?? created_at).slice(0, 10));

/** Only what the order's record carries. */
export const evidenceFacts: Readonly<Record<EvidenceId, Say>> = {
  cover_letter: () => 'Made with the pack',
  order_confirmation: ({ mails }) => {
    const mail = mails.find((one) => one.kind === 'orderReceived' && reachedCustomer(one));
    return mail?.sent_at ? `Mailed ${minute(mail.sent_at)}` : null;
  },
  service_description: (record) => {
    const at = disclosedAt(record);
    return at === null ? null : `Shown ${minute(at)}`;
  },
  filing_proof: ({ document }) =>
    document && `Document of ${minute(document.at)}, ${codeOutcomeLabel(document.code)}`,
  document_delivered: delivered,
  download_log: (record) =>
    spanned(
      downloadsOfDocument(record).map(({ at }) => at),
      'whole download',
    ),
  portal_access_log: (record) =>
    spanned(
      accessesSince(record).map(({ at }) => at),
      'access',
      'accesses',
    ),
  arrival_window_met: (record) => {
    const { document, doa, place_of_arrival: place } = record;
    if (document === null || doa === null) return null;
    const done = dayAtArrival(record, document.at);
    if (done === null || done > doa) return null;
    const arrival = `arrival ${arrivalNow({ ...record, doa })}`;
    return joined([`Done ${minute(document.at)}`, arrival, place]);
  },
  // A shop behind a proxy may tell the proxy's address: that is no public one.
  purchase_ip_geo: ({ purchase: { ip, place } }) =>
    publicIp(ip ?? null) === null ? null : joined([ip, place, 'from the intake']),
  purchase_device: ({ purchase }) =>
    joined([
      purchase.device_id,
      purchase.device_id === undefined && purchase.fingerprint !== undefined && 'fingerprint',
    ]),
  avs_cvv: ({ purchase: { avs, cvv } }) =>
    joined([helps(avs) && `AVS ${avs}`, helps(cvv) && `CVV ${cvv}`]),
  three_ds: ({ purchase: { three_ds: result } }) => (helps(result) ? result : null),
  profile_name_email: (record) => {
    if (record.full_name === null || record.email === null) return null;
    return joined([
      'Name and e-mail of the order',
      delivered(record) !== null && 'letter delivered',
      record.accesses.length > 0 && 'page opened with them',
    ]);
  },
  account_before: never,
  prior_undisputed: (record) => orders(undisputedBefore(record).map(({ orderId }) => orderId)),
  ce3_set: (record) => {
    const { answer, why } = compellingMeter(record);
    return answer === 'no' ? null : why;
  },
  fpt_set: (record) => {
    const { answer, why } = trustMeter(record);
    return answer === 'no' ? null : why;
  },
  terms_accepted: ({ purchase }) =>
    purchase.terms_ticked_at === undefined
      ? null
      : joined([`Ticked ${minute(purchase.terms_ticked_at)}`, version(purchase.terms_version)]),
  refund_policy_shown: ({ purchase }) =>
    purchase.refund_policy_ticked_at === undefined
      ? null
      : joined([
          `Ticked ${minute(purchase.refund_policy_ticked_at)}`,
          version(purchase.refund_policy_version),
        ]),
  disclosure_shown: (record) => {
    const at = disclosedAt(record);
    if (at === null) return null;
    return joined([
      `Shown ${minute(at)}`,
      record.purchase.disclosure_shown_at === undefined
        ? 'on the order’s page, after the payment'
        : version(record.purchase.disclosure_version),
    ]);
  },
  descriptor_shown: ({ purchase }) => purchase.descriptor ?? null,
  customer_messages: ({ messages }) => spanned(messages, 'message'),
  no_contact: (record) => {
    const { refund, about } = record;
    if (wasInTouch(record) || (refund !== null && refund.at < about.openedAt)) return null;
    return `The order’s page has no message and no refund request before ${minute(about.openedAt)}`;
  },
  refund_record: (record) => {
    const at = refundedAt(record);
    if (at === null) return null;
    const what = isPartlyRefunded(record) ? `${refundSum(record)} refunded` : 'Refunded';
    // No ARN: the one on record is the payment's, and a refund has its own.
    return `${what} ${minute(at)}`;
  },
  refund_refusal: ({ refund }) =>
    refund?.state === 'refused' && refund.decided_at
      ? `Refused ${minute(refund.decided_at)}, with what was answered`
      : null,
  no_recurring: ({ paid_at: at, further_payments: further }) =>
    at === null || further.length > 0 ? null : `One payment, ${minute(at)}`,
  both_orders: ({ twin }) => twin && `Order ${twin.order_id} beside this one`,
  authorisation_record: never,
  settlement_record: ({ purchase: { arn } }) => (arn === undefined ? null : `ARN ${arn}`),
  price_shown: ({ amount, currency, purchase }) => {
    const at = purchase.terms_ticked_at ?? purchase.disclosure_shown_at;
    return amount === null || at === undefined
      ? null
      : `${sumWords(amount, currency)}, accepted ${minute(at)}`;
  },
  corrections_log: ({ corrections }) =>
    corrections === 0 ? null : counted(corrections, 'correction'),
  family_link: ({ family }) =>
    family === 0 ? null : `${counted(family, 'family member')} named in the order`,
  customer_withdrawal: never,
};

const orders = (ids: readonly string[]): string | null => {
  if (ids.length === 0) return null;
  const named = ids.slice(0, 4).join(', ');
  return ids.length === 1
    ? `Order ${named}`
    : `${ids.length} orders: ${named}${ids.length > 4 ? ' …' : ''}`;
};

/** Who could give what is missing; what belongs to the moment of paying nobody can give any more. */
export const couldGive: Readonly<Record<EvidenceId, 'traveller' | 'gateway' | 'staff' | null>> = {
  cover_letter: null,
  order_confirmation: 'staff',
  service_description: 'staff',
  filing_proof: 'staff',
  document_delivered: 'staff',
  download_log: null,
  portal_access_log: null,
  arrival_window_met: null,
  purchase_ip_geo: 'gateway',
  purchase_device: 'gateway',
  avs_cvv: 'gateway',
  three_ds: 'gateway',
  profile_name_email: 'traveller',
  account_before: null,
  prior_undisputed: null,
  ce3_set: null,
  fpt_set: null,
  terms_accepted: null,
  refund_policy_shown: null,
  disclosure_shown: null,
  descriptor_shown: 'gateway',
  customer_messages: 'traveller',
  no_contact: null,
  refund_record: 'gateway',
  refund_refusal: null,
  no_recurring: null,
  both_orders: null,
  authorisation_record: 'gateway',
  settlement_record: 'gateway',
  price_shown: null,
  corrections_log: null,
  family_link: 'traveller',
  customer_withdrawal: 'traveller',
};
