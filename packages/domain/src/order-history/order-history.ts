import { correctedLabel, inWords } from '../correction/correction.ts';
import type { DeliveryState } from '../mail-delivery/mail-delivery.ts';
import type { MailTransport } from '../mail-delivery/mail-message.ts';
import { statusLabel } from '../order-status/order-status.ts';

/** What can happen to an order, one name per row of its history (decisions page). */
export const historyActions = [
  'received',
  'paid',
  'moved',
  'assigned',
  'returned',
  'remarked',
  'corrected',
  'uploaded',
  'mail-queued',
  'mail-sent',
  'mail-failed',
  'mail-delivery',
  'downloaded',
  'transaction',
  'refunded',
  'invoiced',
  'erased',
  'restored',
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
   * `fields` (the names of corrected fields, joined by commas; never a value).
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
  paid: (_who, part) => `The payment was confirmed${part('gateway', ' by ')}`,
  moved: (who, _part, detail) => `${who} moved the order${toStatus(detail)}`,
  assigned: (who, part, detail) =>
    detail.to === who ? `${who} took the order` : `${who} assigned the order${part('to', ' to ')}`,
  returned: (who) => `${who} moved the order back to its original folder`,
  remarked: (who) => `${who} added a remark`,
  corrected: (who, _part, detail) => `${who} corrected ${correctedFields(detail)}`,
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
  transaction: (who, part) => `${who} entered the transaction details${part('transactionId', ' ')}`,
  refunded: (who) => `${who} refunded the order`,
  invoiced: (who, part) => `${who} issued the invoice${part('number', ' ')}`,
  erased: (who) => `${who} erased the personal data of the order`,
  restored: (who, _part, detail) => `${who} restored the order${toStatus(detail)}`,
};

/**
 * One row of an order's history as a plain sentence in the past tense, without a full stop, for
 * the history on screen and for the message that refuses a stale change (decisions page). A part
 * that the detail lacks is left out; an action without a name is put down to "The system".
 */
export function historySentence(entry: HistoryEntry): string {
  const part = (key: string, before: string): string => {
    const value = entry.detail[key];
    const missing = value === undefined || value === null || value === '';
    return missing ? '' : `${before}${value}`;
  };
  const who = entry.actor.trim() || 'The system';
  return sentences[entry.action](who, part, entry.detail);
}

function correctedFields({ fields }: HistoryDetail): string {
  return typeof fields === 'string' && fields !== ''
    ? inWords(fields.split(',').map(correctedLabel))
    : 'the order';
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
