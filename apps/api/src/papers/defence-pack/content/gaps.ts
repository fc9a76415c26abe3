import type { DefenceGap as Gap } from '@pabean/api-client/contract';
import { type DefencePackType, wentOut } from '@pabean/domain';
import { refundedAt, refundedWords } from '../../../core/refund-words.ts';
import type { PackContent } from './pack-content.ts';
import type { PackRecord } from './pack-record.ts';

/** What a bank would miss in this pack, the gravest first. */
export function gapsOf(record: PackRecord, content: PackContent, type: DefencePackType): Gap[] {
  const { order, document, signature, downloads } = record;
  const drawn = content.exhibits.some((exhibit) => exhibit.signature !== null);
  const gaps: (Gap | false)[] = [
    !order.transaction_id && missing('The transaction ID is not entered.', 'transaction'),
    !order.merchant_name && missing('The merchant name is not entered.', 'transaction'),
    document === undefined && missing('There is no document.', 'upload'),
    !order.paid_at && missing('No confirmation of the payment is on record.'),
    downloads.length === 0 &&
      (type === 1 ? missing : weak)('The document was never downloaded.', 'downloads'),
    downloads.length > 0 &&
      downloads.every(({ earlier }) => earlier) &&
      weak('Only an earlier version of the document was downloaded.', 'downloads'),
    ...mailGaps(record, type),
    signature === null && missing('There is no signature of the customer.'),
    signature !== null && !drawn && weak('The signature cannot be printed.'),
    !order.applicant_ip && weak('The IP address of the application is not on record.'),
    !order.applicant_timezone && weak('The time zone of the application is not on record.'),
    elsewhere(record) && weak('No download came from the address that applied.', 'downloads'),
    refundedAt(order) !== null && weak(`${refundedWords(order)}.`),
  ];
  return gaps.filter((gap) => gap !== false);
}

function mailGaps({ order, mails }: PackRecord, type: DefencePackType): (Gap | false)[] {
  const sent = mails.filter(wentOut);
  const back = sent.some(({ delivery }) => delivery === 'bounced' || delivery === 'bounced-soft');
  const arrived = sent.some(({ delivery }) => delivery === 'delivered');
  return [
    !order.email && missing('The order has no e-mail address.'),
    sent.length === 0 && (type === 2 ? missing : weak)('No e-mail was sent.', 'emails'),
    back && weak('An e-mail came back undelivered.', 'emails'),
    mails.some(({ delivery }) => delivery === 'complained') &&
      weak('An e-mail was reported as unwanted.', 'emails'),
    mails.some(({ state }) => state === 'failed') && weak('An e-mail could not be sent.', 'emails'),
    type === 2 &&
      sent.length > 0 &&
      !arrived &&
      !back &&
      weak('No provider has confirmed that an e-mail arrived.', 'emails'),
  ];
}

/** Whether the document went to other addresses only than the one that the order came from. */
function elsewhere({ order, downloads }: PackRecord): boolean {
  const home = order.applicant_ip;
  return home !== null && downloads.length > 0 && downloads.every(({ ip }) => plain(ip) !== home);
}

const plain = (ip: string) => ip.replace(/^::ffff:/i, '');
const missing = (words: string, place: Gap['place'] = 'none'): Gap => ({
  kind: 'missing',
  words,
  place,
});
const weak = (words: string, place: Gap['place'] = 'none'): Gap => ({ kind: 'weak', words, place });
