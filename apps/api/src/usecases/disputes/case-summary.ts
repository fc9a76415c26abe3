import { counted, publicIp, saysNo, type TemplateId } from '@pabean/domain';
import { refundedAt, refundedWords } from '../../core/refund-words.ts';
import { minute, sumWords } from '../../papers/bank-words.ts';
import { arrivalNow, dayAtArrival, forArrival } from './arrival-days.ts';
import { compellingMeter, equalWords } from './case-meters.ts';
import { duplicateDiffers } from './duplicate.ts';
import {
  downloadsOfDocument,
  type HeldRecord,
  mailedDocument,
  undisputed,
  wasInTouch,
} from './held-record.ts';

type Clause = (record: HeldRecord) => string | null;

const paidFor = ({ amount, currency }: HeldRecord) =>
  amount === null ? 'The payment' : `The payment of ${sumWords(amount, currency)}`;

/** What a paragraph can say; each only if the record carries it. */
const clauses = {
  ordered: (record) =>
    `On ${minute(record.created_at)} the customer ordered an electronic customs declaration for Indonesia${forArrival(record)}.`,
  paid: (record) =>
    record.paid_at === null || record.isOtherPayment
      ? null
      : `${paidFor(record)} was confirmed on ${minute(record.paid_at)}.`,
  checked: ({ purchase: { three_ds: result } }) =>
    result === undefined || saysNo(result) ? null : `3-D Secure of this payment: ${result}.`,
  shown: ({ purchase: { disclosure_shown_at: at } }) =>
    at === undefined
      ? null
      : `Before paying, on ${minute(at)}, the customer was shown that the service is private, that the official form is free, and what the fee buys.`,
  terms: ({ purchase: { terms_ticked_at: at, terms_version: version } }) =>
    at === undefined
      ? null
      : `The customer accepted our terms${version === undefined ? '' : `, version ${version},`} by an active tick on ${minute(at)}.`,
  policy: ({ purchase: { refund_policy_ticked_at: at, refund_policy_version: version } }) =>
    at === undefined
      ? null
      : `The customer accepted our refund policy${version === undefined ? '' : `, version ${version},`} by an active tick on ${minute(at)}.`,
  filed: ({ document }) =>
    document &&
    `The declaration was prepared, and its document was ready on ${minute(document.at)}.`,
  inTime: (record) => {
    const { document, doa } = record;
    if (document === null || doa === null) return null;
    const ready = dayAtArrival(record, document.at);
    return ready !== null && ready < doa
      ? `That was before the day of arrival, ${arrivalNow({ ...record, doa })}.`
      : null;
  },
  mailed: (record) => {
    const mails = mailedDocument(record);
    const accepted = mails.find(({ delivery }) => delivery === 'delivered');
    if (accepted?.delivery_at) {
      return `It was mailed to the customer, and the receiving server accepted it on ${minute(accepted.delivery_at)}.`;
    }
    const [sent] = mails;
    return sent?.sent_at ? `It was mailed to the customer on ${minute(sent.sent_at)}.` : null;
  },
  downloaded: (record) => {
    const { purchase } = record;
    const downloads = downloadsOfDocument(record);
    const [first] = downloads;
    if (first === undefined) return null;
    // Only a public one tells two people apart.
    const bought = publicIp(purchase.ip ?? null);
    const same = downloads.filter(({ ip }) => bought !== null && publicIp(ip) === bought);
    const isOne = downloads.length === 1;
    const which = isOne ? '' : `${same.length === downloads.length ? 'all' : same.length} of them `;
    const where = same.length === 0 ? '' : `, ${which}from the IP address of the purchase`;
    return `The customer’s page recorded ${counted(downloads.length, 'whole download')} of the document, ${isOne ? '' : 'the first '}on ${minute(first.at)}${where}.`;
  },
  earlier: (record) => {
    const { answer, pair, equal } = compellingMeter(record);
    if (answer !== 'no') {
      const ids = pair.map(({ orderId }) => orderId).join(' and ');
      return `The same card paid for the earlier orders ${ids}, which were not disputed; equal in all three: ${equalWords(equal)}.`;
    }
    const count = undisputed(record).length;
    return count === 0
      ? null
      : `The same card paid for ${counted(count, 'other order')} that ${count === 1 ? 'was' : 'were'} not disputed.`;
  },
  wrote: ({ messages }) =>
    messages.length === 0
      ? null
      : `The customer wrote to us ${messages.length === 1 ? 'once' : `${messages.length} times`}; the conversation is enclosed.`,
  silent: (record) =>
    wasInTouch(record) || record.refund !== null
      ? null
      : 'The order’s page recorded no message and no refund request before the dispute.',
  refunded: (record) => {
    const at = refundedAt(record);
    return at && `${refundedWords(record)} on ${minute(at)}.`;
  },
  refused: ({ refund }) =>
    refund?.state === 'refused' && refund.decided_at
      ? `A refund was asked for on ${minute(refund.at)} and not accepted on ${minute(refund.decided_at)}, with the reason.`
      : null,
  once: ({ paid_at: at, further_payments: further }) =>
    at === null || further.length > 0
      ? null
      : 'It is one order with one payment; no subscription is kept.',
  twice: (record) => {
    const { twin } = record;
    if (twin === null) return null;
    const differs = duplicateDiffers(record, twin);
    return differs.length === 0
      ? `Order ${twin.order_id} is enclosed beside this one.`
      : `Order ${twin.order_id} is another order: it differs in ${differs.join(', ')}.`;
  },
} as const satisfies Record<string, Clause>;

type ClauseId = keyof typeof clauses;

/** What each kind of reason is answered with, in this order. */
const clausesOf: Readonly<Record<TemplateId, readonly ClauseId[]>> = {
  fraud: ['ordered', 'paid', 'checked', 'filed', 'mailed', 'downloaded', 'earlier', 'refunded'],
  not_received: ['ordered', 'paid', 'filed', 'inTime', 'mailed', 'downloaded', 'wrote', 'refunded'],
  not_as_described: [
    'ordered',
    'shown',
    'terms',
    'paid',
    'filed',
    'downloaded',
    'silent',
    'refunded',
  ],
  misrepresentation: ['ordered', 'shown', 'terms', 'paid', 'filed', 'downloaded', 'refunded'],
  credit: ['ordered', 'paid', 'policy', 'refused', 'refunded', 'filed', 'mailed', 'silent'],
  cancelled: ['ordered', 'paid', 'policy', 'terms', 'filed', 'mailed', 'downloaded', 'refunded'],
  recurring: ['ordered', 'paid', 'once', 'terms', 'filed'],
  duplicate: ['ordered', 'paid', 'twice', 'filed', 'downloaded', 'refunded'],
  paid_other: ['ordered', 'paid', 'twice', 'refunded'],
  auth: ['ordered', 'paid', 'checked'],
  processing: ['ordered', 'paid', 'filed', 'refunded'],
  amount: ['ordered', 'paid', 'terms', 'refunded'],
  card_present: ['ordered', 'paid', 'checked', 'filed'],
  request: ['ordered', 'paid', 'shown', 'filed', 'mailed', 'downloaded', 'refunded'],
  none: ['ordered', 'paid', 'refunded'],
};

/** One paragraph for the letter. Each clause stands only if the record carries it. */
export function madeSummary(record: HeldRecord): string {
  return clausesOf[record.rules.template]
    .map((id) => clauses[id](record))
    .filter((clause) => typeof clause === 'string')
    .join(' ');
}
