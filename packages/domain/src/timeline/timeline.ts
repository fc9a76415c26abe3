import type { MailKind } from '../mail-delivery/mail-message.ts';
import {
  type HistoryDetail,
  historyActions,
  historySentence,
  plainSentence,
  withErrors,
} from '../order-history/order-history.ts';
import { statusLabel } from '../order-status/order-status.ts';

/**
 * What an order's timeline tells: its chained history, and what is on record elsewhere: that a member
 * looked at its page, that its document was fetched, that a defence pack was taken along.
 */
export const timelineActions = [...historyActions, 'looked', 'fetched', 'exported'] as const;

export type TimelineAction = (typeof timelineActions)[number];

/** The kinds that the timeline is filtered by. */
export const timelineKinds = [
  'order',
  'move',
  'comment',
  'correction',
  'conversation',
  'letter',
  'document',
  'money',
  'look',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

const kinds: Record<TimelineAction, TimelineKind> = {
  received: 'order',
  erased: 'order',
  'brought-back': 'order',
  restored: 'move',
  moved: 'move',
  released: 'move',
  assigned: 'move',
  returned: 'move',
  undone: 'move',
  remarked: 'comment',
  corrected: 'correction',
  'correction-asked': 'correction',
  'correction-refused': 'correction',
  asked: 'conversation',
  answered: 'conversation',
  wrote: 'conversation',
  reminded: 'conversation',
  'mail-queued': 'letter',
  'mail-sent': 'letter',
  'mail-failed': 'letter',
  'mail-delivery': 'letter',
  uploaded: 'document',
  downloaded: 'document',
  fetched: 'document',
  exported: 'document',
  paid: 'money',
  transaction: 'money',
  invoiced: 'money',
  refunded: 'money',
  'refund-asked': 'money',
  'refund-accepted': 'money',
  'refund-refused': 'money',
  dispute: 'money',
  looked: 'look',
  disclosed: 'look',
};

/** The kind that an action belongs to. */
export function timelineKindOf(action: TimelineAction): TimelineKind {
  return kinds[action];
}

/** Everything that belongs to a kind. */
export function actionsOfKind(kind: TimelineKind): TimelineAction[] {
  return timelineActions.filter((action) => kinds[action] === kind);
}

export type TimelineEvent = {
  action: TimelineAction;
  actor: string;
  /** Beside what a row of history has: `mail`, the kind of the letter that it tells of. */
  detail: HistoryDetail;
};

/** What each letter is called in a sentence, in place of "mail". */
const letterNames: Record<MailKind, string> = {
  approval: 'approval notice',
  resend: 'repeated approval notice',
  refund: 'refund notice',
  invoice: 'invoice letter',
  orderReceived: 'letter of receipt',
  question: 'letter with the question',
  reminder: 'reminder of the question',
  messageAnswer: 'letter with the answer',
  correctedDocument: 'letter with the corrected document',
  refundAsked: 'letter about the asked refund',
  refundRefused: 'letter about the refused refund',
  correctionAccepted: 'letter about the accepted correction',
  correctionRefused: 'letter about the refused correction',
  emailChanged: 'letter about the changed e-mail address',
};

/**
 * One row of the timeline as a sentence: the history's own words, with what they leave out where the
 * row stands among others, such as where an order was moved from and which letter it was. Like the
 * history it names fields, never their values.
 */
export function timelineSentence({ action, actor, detail }: TimelineEvent): string {
  const who = actor.trim() || 'The system';
  if (action === 'looked') return `${who} looked at the order`;
  if (action === 'exported') return `${who} took ${exportName(detail)} along${packType(detail)}`;
  if (action === 'fetched') return fetchedSentence(who, detail);
  if (action === 'moved' || action === 'restored') {
    return plainSentence({ action, actor, detail }) + fromStatus(detail) + withErrors(detail);
  }
  const words = historySentence({ action, actor, detail });
  const letter = letterNames[String(detail.mail) as MailKind] as string | undefined;
  if (letter === undefined) return words;
  if (action === 'mail-queued') return words.replace('asked for a mail', `queued the ${letter}`);
  return words.replace('The mail', `The ${letter}`);
}

function fetchedSentence(who: string, { visitor, file }: HistoryDetail): string {
  const document = typeof file === 'string' ? `the document ${file}` : 'the document';
  if (visitor === 'robot') return `A program fetched ${document}`;
  if (visitor === 'prefetch') return `The device of ${who} fetched ${document} ahead`;
  return `${who} opened ${document}`;
}

function exportName({ what, disputeId }: HistoryDetail): string {
  if (what === 'timeline') return 'the timeline';
  return typeof disputeId === 'string' ? `the pack of case ${disputeId}` : 'a defence pack';
}

const packType = ({ defencePackType: type }: HistoryDetail) =>
  type === undefined || type === null ? '' : `, type ${type}`;

const fromStatus = ({ from }: HistoryDetail) =>
  typeof from === 'string' && from !== '' ? ` from ${statusLabel(from)}` : '';
