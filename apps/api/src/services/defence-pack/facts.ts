import { statusLabel, telephone } from '@pabean/domain';
import type { OrderRecord } from '../../db/queries/order-detail.ts';
import type { Fact } from './content.ts';
import { bothTimes, day, value } from './words.ts';

type Order = OrderRecord['order'];

/** What was paid, when and to whom. */
export function paymentFacts(order: Order): Fact[] {
  const amount = order.amount === null ? null : `${order.currency ?? ''} ${order.amount}`;
  return [
    ['Transaction ID', value(order.transaction_id)],
    ['Merchant', value(order.merchant_name)],
    ['Amount', value(amount)],
    ['Gateway', value(order.gateway)],
    ['Payment confirmed', bothTimes(order.paid_at)],
    ['Refunded', bothTimes(order.refund_date)],
  ];
}

/** Who ordered what, and what became of it. */
export function orderFacts({ order, document }: OrderRecord): Fact[] {
  return [
    ['Order ID', value(order.order_id)],
    ['Received', bothTimes(order.created_at)],
    ['Status', statusLabel(order.process_status)],
    ['In this status since', bothTimes(order.status_since)],
    ['Processing', value(order.processing_mode)],
    ['Name', value(order.full_name)],
    ['E-mail', value(order.email)],
    ['Telephone', value(telephone(order.country_code, order.phone_number))],
    ['Nationality', value(order.nationality)],
    ['Passport number', value(order.passport_number)],
    ['Date of birth', day(order.dob)],
    ['Arrival', `${day(order.doa)} · ${value(order.place_of_arrival)}`],
    ['Flight or voyage', value(order.flight_voyage)],
    ['Document', value(document?.file_name ?? null)],
  ];
}

/** What the customer was told that we record, as far as this order has it. */
export function recordedFacts({ order, downloads }: OrderRecord, signedAt: string | null): Fact[] {
  return [
    ['Signature', bothTimes(signedAt)],
    ['IP address', value(order.applicant_ip)],
    ['Time zone', value(order.applicant_timezone)],
    ['Downloads', String(downloads.length)],
  ];
}
