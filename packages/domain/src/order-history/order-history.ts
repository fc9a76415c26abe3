import type { QuestionWants } from '../conversation/conversation.ts';
import { correctedLabel, inWords } from '../correction/correction.ts';
import { type DisputeKind, disputeKindFacts } from '../disputes/cases/kinds.ts';
import type { DeliveryState } from '../mail-delivery/mail-delivery.ts';
import type { MailTransport } from '../mail-delivery/mail-message.ts';
import { statusLabel } from '../order-status/order-status.ts';
import { counted } from '../words/counted.ts';

/** What can happen to an order, one name per row of its history (spec, Statuses and folders). */
export const historyActions = [
  'received',
  'paid',
  'moved',
  'assigned',
  'returned',
  'remarked',
  'corrected',
  'correction-asked',
  'correction-refused',
  'asked',
  'answered',
  'wrote',
  'reminded',
  'released',
  'uploaded',
  'mail-queued',
  'mail-sent',
  'mail-failed',
  'mail-delivery',
  'downloaded',
  'disclosed',
  'transaction',
  'refunded',
  'refund-asked',
  'refund-accepted',
  'refund-refused',
  'dispute',
  'invoiced',
  'erased',
  'brought-back',
  'restored',
  'undone',
] as const;

export type HistoryAction = (typeof historyActions)[number];

/** Who can act on an order. */
export const historyActors = ['staff', 'traveller', 'intake', 'system'] as const;

export type HistoryActor = (typeof historyActors)[number];

export type HistoryDetail = Record<string, string | number | boolean | null>;

export type HistoryEntry = {
  action: HistoryAction;
  /** Who did it: a staff member's name, or whatever else acts ("Traveller", "Import"). */
  actor: string;
  /**
   * What belongs to the action. Read here, all optional: `to` (status, member or mail address),
   * `file`, `provider`, `transport`, `gateway`, `transactionId`, `number`, `reason`, `state`,
   * `fields` (the names of corrected fields, joined by commas; never a value), `takenBack` (whether an asked
   * correction was taken back), `wants` (what a question asks for),
   * `undone` (the action that was undone), `openErrors` (with how many errors of the checker it was filed), `another` (a payment beyond the first).
   */
  detail: HistoryDetail;
};

type Say = (
  who: string,
  part: (key: string, before: string) => string,
  detail: HistoryDetail,
) => string;

/** What takes a mail and delivers it to no recipient. */
const mailSinks: Record<string, string | undefined> = {
  local: 'the local mailbox',
  'sendgrid-sandbox': 'the Sendgrid sandbox',
} satisfies Partial<Record<MailTransport, string>>;

/** What sent a mail in fact, or was to: a mail server stands in for the provider that was chosen. */
function throughWhat(part: (key: string, before: string) => string, detail: HistoryDetail): string {
  const transport = detail.transport === 'smtp' ? 'SMTP' : mailSinks[String(detail.transport)];
  return transport ? ` through ${transport}` : part('provider', ' through ');
}

const sentences: Record<HistoryAction, Say> = {
  received: (who) => `${who} sent in the order`,
  paid: (_who, part, { another }) =>
    `${another === true ? 'A payment with another transaction came in' : 'The payment was confirmed'}${part('gateway', ' by ')}`,
  moved: (who, _part, detail) => `${who} moved the order${toStatus(detail)}`,
  assigned: (who, part, detail) =>
    detail.to === who ? `${who} took the order` : `${who} assigned the order${part('to', ' to ')}`,
  returned: (who) => `${who} moved the order back to its original folder`,
  remarked: (who) => `${who} added a remark`,
  corrected: (who, _part, detail) => `${who} corrected ${correctedFields(detail)}`,
  'correction-asked': (who, _part, detail) =>
    detail.takenBack === true
      ? `${who} took back the asked correction of ${correctedFields(detail)}`
      : `${who} asked for a correction of ${correctedFields(detail)}`,
  'correction-refused': (who, _part, detail) =>
    `${who} did not accept the correction of ${correctedFields(detail)}`,
  asked: (who, _part, detail) => `${who} asked the traveller for ${wantedThing(detail)}`,
  answered: (who) => `${who} answered the question`,
  wrote: (who, _part, detail) =>
    detail.to === 'traveller' ? `${who} wrote to the traveller` : `${who} wrote to us`,
  reminded: () => 'The traveller was reminded of the question',
  released: () => 'The window opened, and the order was released to New Orders',
  uploaded: (who, part) => `${who} uploaded the document${part('file', ' ')}`,
  'mail-queued': (who, part) =>
    `${who} asked for a mail${part('to', ' to ')}${part('provider', ' through ')}`,
  'mail-sent': (_who, part, detail) => {
    const sink = mailSinks[String(detail.transport)];
    if (sink) return `The mail${part('to', ' to ')} went to ${sink}, not to the recipient`;
    return `The mail${part('to', ' to ')} was sent${throughWhat(part, detail)}`;
  },
  'mail-failed': (_who, part, detail) =>
    `The mail${part('to', ' to ')} could not be sent${throughWhat(part, detail)}${part('reason', ': ')}`,
  'mail-delivery': (_who, part, detail) =>
    `${deliveryWords(detail.state)}${part('provider', ', says ')}`,
  downloaded: (who, part) => `${who} downloaded the document${part('file', ' ')}`,
  disclosed: (who) => `${who} was shown whose service it is, the free form and what the fee buys`,
  transaction: (who, part) => `${who} entered the transaction details${part('transactionId', ' ')}`,
  refunded: (who) => `${who} refunded the order`,
  'refund-asked': (who) => `${who} asked for a refund`,
  'refund-accepted': (who) => `${who} accepted the refund`,
  'refund-refused': (who) => `${who} did not accept the refund`,
  dispute: (who, part, detail) =>
    typeof detail.state === 'string'
      ? `${who} noted the ${disputedKind(detail)}${part('dispute', ' ')} as ${detail.state}`
      : `${who} brought the ${disputedKind(detail)}${part('dispute', ' ')}`,
  invoiced: (who, part) => `${who} issued the invoice${part('number', ' ')}`,
  erased: (who, _part, { restored }) =>
    `${who} erased the personal data of the order${restored === true ? ' again, as a restore had brought it back' : ''}`,
  'brought-back': (who) => `${who} brought the order back by a restore, after it had been erased`,
  restored: (who, _part, detail) => `${who} restored the order${toStatus(detail)}`,
  undone: (who, _part, { undone, from }) =>
    `${who} undid the ${undone === 'assigned' ? 'assignment' : `move${toStatus({ to: from ?? null })}`}`,
};

/**
 * One row of an order's history as a plain sentence in the past tense, without a full stop, for
 * the history on screen and for the message that refuses a stale change (spec, Statuses and folders). A part
 * that the detail lacks is left out; an action without a name is put down to "The system".
 */
export function historySentence(entry: HistoryEntry): string {
  return plainSentence(entry) + withErrors(entry.detail);
}

/** The same without the errors that it was filed with, for whoever adds words before them. */
export function plainSentence(entry: HistoryEntry): string {
  const part = (key: string, before: string): string => {
    const value = entry.detail[key];
    const missing = value === undefined || value === null || value === '';
    return missing ? '' : `${before}${value}`;
  };
  const who = entry.actor.trim() || 'The system';
  // A newer version beside this one may write what is not known here.
  if (!Object.hasOwn(sentences, entry.action)) return `${who} changed the order`;
  return sentences[entry.action](who, part, entry.detail);
}

/** Ends the sentence of an order that was filed although the checker had found errors. */
export function withErrors({ openErrors: count }: HistoryDetail): string {
  if (typeof count !== 'number' || count < 1) return '';
  return `, with ${counted(count, 'error')} open`;
}

function correctedFields({ fields }: HistoryDetail): string {
  return typeof fields === 'string' && fields !== ''
    ? inWords(fields.split(',').map(correctedLabel))
    : 'the order';
}

const wantedThings: Record<QuestionWants, string> = {
  text: 'an answer',
  choice: 'a choice',
  date: 'a date',
  field: 'a corrected field',
  fields: 'details',
  file: 'a file',
};

const disputedKind = ({ kind }: HistoryDetail) =>
  disputeKindFacts[kind as DisputeKind]?.label.toLowerCase() ?? 'case';

function wantedThing({ wants }: HistoryDetail): string {
  return wantedThings[String(wants) as QuestionWants] ?? 'something';
}

function toStatus(detail: HistoryDetail): string {
  const to = detail.to;
  return typeof to === 'string' && to !== '' ? ` to ${statusLabel(to)}` : '';
}

const deliverySentences: Record<DeliveryState, string> = {
  deferred: 'The mail was put off',
  delivered: 'The mail was delivered',
  'bounced-soft': 'The mail came back for now',
  bounced: 'The mail came back for good',
  complained: 'The mail was reported as unwanted',
};

function deliveryWords(state: HistoryDetail[string] | undefined): string {
  const found = Object.entries(deliverySentences).find(([name]) => name === state);
  return found?.[1] ?? 'There was news of the mail';
}
