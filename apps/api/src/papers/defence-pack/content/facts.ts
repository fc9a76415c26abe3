import type { DefenceFact as Fact } from '@pabean/api-client/contract';
import {
  mayPrint,
  money,
  orderFieldKeys,
  orderFields,
  type PackFieldKey,
  processingModeLabel,
  statusLabel,
  telephone,
} from '@pabean/domain';
import { refundedAt, refundSum } from '../../../core/refund-words.ts';
import { bothTimes, day, digest, passportEnd, typed, value } from '../../bank-words.ts';
import type { PackOrder, PackRecord } from './pack-record.ts';

/** At the head of the letter: which payment this is about. */
export function headFacts({ order, madeAt }: PackRecord): Fact[] {
  return [
    ['Date', day(madeAt.slice(0, 10))],
    ['Transaction ID', value(order.transaction_id)],
    ['Order ID', value(order.order_id)],
    ['Merchant', typed(order.merchant_name)],
    ['Customer', typed(order.full_name, 160)],
    ['Customer e-mail', typed(order.email, 160)],
  ];
}

/** What was paid, when and to whom. */
export function paymentFacts({ order }: PackRecord): Fact[] {
  const amount = order.amount === null ? null : money(order.amount, order.currency);
  const sum = refundSum(order);
  return [
    ['Transaction ID', value(order.transaction_id)],
    ['Merchant', typed(order.merchant_name)],
    ['Amount', value(amount)],
    ['Gateway', typed(order.gateway)],
    ['Payment confirmed', bothTimes(order.paid_at)],
    ['Refunded', bothTimes(refundedAt(order))],
    ...(sum === null ? [] : [['Sum refunded', sum] satisfies Fact]),
  ];
}

/** The fields that a pack prints under a name or at a place of their own. */
const placed: readonly PackFieldKey[] = [
  'transaction_id',
  'merchant_name',
  'gateway',
  'amount',
  'currency',
  'full_name',
  'email',
  'country_code',
  'phone_number',
  'nationality',
  'passport_number',
  'doa',
  'place_of_arrival',
  'flight_voyage',
  'address_in_indonesia',
  'applicant_ip',
  'applicant_timezone',
];

const furtherValue = (text: string | number | null) =>
  typeof text === 'string' ? typed(text) : value(text);

/** Every other field that a pack may print whole, under the label that staff see. */
function furtherFacts(order: PackOrder): Fact[] {
  return orderFieldKeys
    .filter(mayPrint)
    .filter((key) => !placed.includes(key) && orderFields[key].pack === 'whole')
    .map((key) => [orderFields[key].label, furtherValue(order[key])]);
}

/** Which order it is, and what became of it. */
export function orderFacts({ order, document }: PackRecord): Fact[] {
  return [
    ['Order ID', value(order.order_id)],
    ['Received', bothTimes(order.created_at)],
    ['Status', statusLabel(order.process_status)],
    ['In this status since', bothTimes(order.status_since)],
    ['Processing', processingModeLabel(order.processing_mode)],
    ['Document', value(document?.file_name ?? null)],
  ];
}

/** Who ordered what, as it came in. */
export function orderedFacts({ order }: PackRecord): Fact[] {
  return [
    ['Name', typed(order.full_name)],
    ['E-mail', typed(order.email)],
    ['Telephone', value(telephone(order.country_code, order.phone_number))],
    ['Nationality', typed(order.nationality)],
    ['Passport number', passportEnd(order.passport_number)],
    ['Arrival', `${day(order.doa)} · ${typed(order.place_of_arrival)}`],
    ['Flight or voyage', typed(order.flight_voyage)],
    ['Address in Indonesia', typed(order.address_in_indonesia)],
    ...furtherFacts(order),
  ];
}

/** What is recorded of the customer's device: only what this order has. */
export function recordedFacts({ order, downloads, signature }: PackRecord): Fact[] {
  const facts: (Fact | false)[] = [
    signature !== null && ['Signature', bothTimes(signature.at)],
    order.applicant_ip !== null && ['IP address', value(order.applicant_ip)],
    order.applicant_timezone !== null && ['Time zone', value(order.applicant_timezone)],
  ];
  if (downloads.length > 0) {
    facts.push(
      ['Downloads', String(downloads.length)],
      ['First download', bothTimes(downloads.at(-1)?.created_at ?? null)],
      ['Latest download', bothTimes(downloads[0]?.created_at ?? null)],
    );
  }
  return facts.filter((fact) => fact !== false);
}

/** The end of the order's chained history (decision 006). */
export function headOfHistory({ head }: PackRecord): Fact[] {
  if (head === null) return [['History', 'Nothing has happened to this order yet.']];
  return [
    ['Rows', String(head.rows)],
    ['Digest of the last row', `SHA-256 ${digest(head.digest)}`],
  ];
}
