import { type PackRecord, wentOut } from './record.ts';
import { bothTimes, counted, value } from './words.ts';

/**
 * The letter itself. Each sentence stands only if the order has what it says; none says what
 * anybody else's rules are.
 */
export function letterWords(record: PackRecord): string[] {
  const { order, document, mails, downloads } = record;
  const sent = mails.filter((mail) => wentOut(mail) && mail.file_name !== null);
  const sentences = [
    'We write about the payment named above.',
    `The customer ordered an electronic customs declaration for a trip to Indonesia on ${bothTimes(order.created_at)}.`,
    order.paid_at && `The payment was confirmed on ${bothTimes(order.paid_at)}.`,
    document && `We prepared the declaration; the document is ${value(document.file_name, 80)}.`,
    sent.length > 0 &&
      `We sent it to the customer by e-mail, last on ${bothTimes(sent[0]?.sent_at ?? null)}.`,
    downloads.length > 0 &&
      `The customer's page recorded ${counted(downloads.length, 'download')} of the document, the first on ${bothTimes(downloads.at(-1)?.created_at ?? null)}.`,
    order.refund_date && `The payment was refunded on ${bothTimes(order.refund_date)}.`,
  ];
  const said = sentences.filter((one) => typeof one === 'string' && one !== '');
  return ['To whom it may concern,', said.join(' ')];
}

/** Spec section 1: the service is private. */
export function statementWords({ company }: PackRecord): string {
  return (
    `${company.productLabel} is a private service of ${company.name}. ` +
    'It is not affiliated with the Indonesian government. Every page of our customer portal says so.'
  );
}

/** Spec section 1: what is recorded of every order. */
export const recordedWords = [
  "The customer's signature on the application.",
  'The IP address of the device used to apply and to download.',
  'The time zone of that device.',
  'The number of downloads of the document, with date and time.',
];

/** What we ask for; a payment that was given back is not asked for. */
export function requestWords({ order }: PackRecord): string[] {
  return [
    order.refund_date
      ? 'The payment was refunded as stated above. We ask you to take this into account.'
      : 'We ask you to consider these records and to close this dispute in our favour.',
    'Please write to the e-mail address above if you need any further document.',
  ];
}
