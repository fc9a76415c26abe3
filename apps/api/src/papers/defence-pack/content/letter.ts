import { counted, wentOut } from '@pabean/domain';
import { isPartlyRefunded, refundedAt, refundedWords } from '../../../core/refund-words.ts';
import { bothTimes, day, value } from '../../bank-words.ts';
import { readSignature } from '../signature/drawn-signature.ts';
import type { PackMail, PackRecord } from './pack-record.ts';

/**
 * The letter itself. Each sentence stands only if the order has what it says; none says what
 * anybody else's rules are.
 */
export function letterWords(record: PackRecord): string[] {
  const { order, document, mails, downloads } = record;
  // A mail that came back did not reach the traveller.
  const sent = mails.filter(
    (mail) => wentOut(mail) && !isBack(mail.delivery) && mail.file_name !== null,
  );
  // What was replaced may have been another person's: it is not said to be the document that is named.
  const isNamed = (mail: PackMail) => mail.file_name === document?.file_name;
  // Whose an address is that the order never had is not on record.
  const toCustomer = sent.filter(({ elsewhere }) => !elsewhere);
  const named = toCustomer.filter(isNamed);
  const before = toCustomer.filter((mail) => !isNamed(mail));
  const elsewhere = named.length > 0 ? [] : sent.filter(isNamed);
  const whole = downloads.filter(({ earlier }) => !earlier);
  const refundedOn = refundedAt(order);
  const sentences = [
    'We write about the payment named above.',
    `The customer's electronic customs declaration for Indonesia was ordered on ${bothTimes(order.created_at)}${order.doa ? `, for arrival on ${day(order.doa)}` : ''}.`,
    order.paid_at && `The payment was confirmed on ${bothTimes(order.paid_at)}.`,
    record.disclosedAt &&
      `On ${bothTimes(record.disclosedAt)} our page showed the customer that the service is private, that the official form is free, and what the fee buys.`,
    document && `We prepared the declaration; the document is ${value(document.file_name, 80)}.`,
    document &&
      'Where we say that it is approved, we mean that it is filed and its document is ready: a customs officer decides on arrival.',
    named.length > 0 &&
      `We sent it to the customer by e-mail, last on ${bothTimes(lastSent(named))}.`,
    elsewhere.length > 0 &&
      `We sent it by e-mail to an address that is not the order's, last on ${bothTimes(lastSent(elsewhere))}.`,
    before.length > 0 &&
      `We sent an earlier version to the customer by e-mail, last on ${bothTimes(lastSent(before))}.`,
    whole.length > 0 &&
      `The customer's page recorded ${counted(whole.length, 'download')} of the document, the first on ${bothTimes(whole.at(-1)?.created_at ?? null)}.`,
    downloads.length > whole.length &&
      `The customer's page recorded ${counted(downloads.length - whole.length, 'download')} of an earlier version.`,
    refundedOn && `${refundedWords(order)} on ${bothTimes(refundedOn)}.`,
  ];
  const texts = sentences.filter((one) => typeof one === 'string' && one !== '');
  return ['To whom it may concern,', texts.join(' ')];
}

/** Spec section 1: the service is private. */
export function statementWords({ company }: PackRecord): string {
  return (
    `${company.productLabel} is a private service of ${company.name}. ` +
    'It is not affiliated with the Indonesian government. Every page of our customer portal says so.'
  );
}

/** Spec section 1: what is recorded of an order, as far as this one has it. */
export function recordedWords({ order, signature, downloads }: PackRecord): string[] {
  const uses = [
    order.applicant_ip !== null && 'apply',
    downloads.some(({ ip }) => ip !== '') && 'download',
  ].filter((use) => use !== false);
  const zone =
    order.applicant_timezone !== null || downloads.some(({ timezone }) => isKnown(timezone));
  const lines = [
    // What cannot be printed may be no signature: the letter says nothing of it.
    signature !== null &&
      readSignature(signature.dataUrl) !== null &&
      "The customer's signature on the application.",
    uses.length > 0 && `The IP address of the device used to ${uses.join(' and to ')}.`,
    zone && 'The time zone of that device.',
    downloads.length > 0 && 'The number of downloads of the document, with date and time.',
  ];
  return lines.filter((line) => line !== false);
}

/** A mail that waited may have left after one that was written later. */
const lastSent = (mails: readonly PackMail[]) =>
  mails
    .flatMap(({ sent_at: at }) => at ?? [])
    .sort()
    .at(-1) ?? null;
const isKnown = (text: string | null) => text !== null && text !== '';
const isBack = (delivery: PackRecord['mails'][number]['delivery']) =>
  delivery === 'bounced' || delivery === 'bounced-soft';

const ask = 'We ask you to consider these records and to close this dispute in our favour';

/** What we ask for; what was given back is not asked for, and the rest of the payment still is. */
export function requestWords({ order }: PackRecord): string[] {
  return [
    refundedAt(order) === null ? `${ask}.` : afterRefund(order),
    'Please write to the e-mail address above if you need any further document.',
  ];
}

function afterRefund(order: PackRecord['order']): string {
  const refunded = `${refundedWords(order)} as stated above.`;
  return isPartlyRefunded(order)
    ? `${refunded} ${ask} for the rest.`
    : `${refunded} We ask you to take this into account.`;
}
