import { formatDateMinutes } from '../../dates/format-date.ts';
import { type DisputeKind, disputeKindFacts } from './kinds.ts';

/** What can happen to a case, one name per row of its history. */
export const disputeEvents = [
  'came',
  'told',
  'state',
  'noted',
  'out-of-order',
  'attached',
  'corrected',
  'member',
  'summary',
  'exhibits',
  'file-added',
  'file-removed',
  'noticed',
  'sending',
  'sent',
  'not-sent',
] as const;

export type DisputeEvent = (typeof disputeEvents)[number];

/** What belongs to an event: names of fields, members, states and numbers; never a traveller's data. */
export type DisputeEventDetail = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const toldFields = ({ fields }: DisputeEventDetail) =>
  Array.isArray(fields) && fields.length > 0 ? fields.map(text).join(', ') : 'more';

const kindLabel = (kind: unknown) =>
  disputeKindFacts[kind as DisputeKind]?.label.toLowerCase() ?? 'case';

const after = (words: string, value: unknown) => (text(value) === '' ? '' : `${words}${value}`);

const stepWords: Readonly<Record<string, string>> = {
  '7d': '7 days',
  '3d': '3 days',
  '24h': '24 hours',
};

const factNames: Readonly<Record<string, string>> = {
  opened_at: 'when it was opened',
  answer_due_at: 'when the answer is due',
  amount: 'the amount',
  currency: 'the currency',
  network: 'the network',
  reason_code: 'the reason code',
};

/** How a moment is written where the sentence is read. */
export type WriteMoment = (iso: string) => string;

/** What was corrected from what to what; nothing of a change that cannot be read. */
function correctedWords({ changes }: DisputeEventDetail, moment: WriteMoment): string {
  if (!Array.isArray(changes)) return '';
  return changes
    .flatMap((change: unknown) => {
      const { field, from, to }: { field?: unknown; from?: unknown; to?: unknown } = Object(change);
      const name = text(field);
      const write = (value: unknown) => {
        if (text(value) === '') return 'none';
        return name.endsWith('_at') ? moment(text(value)) : text(value);
      };
      const label = Object.hasOwn(factNames, name) ? factNames[name] : undefined;
      return label === undefined ? [] : [`${label} from ${write(from)} to ${write(to)}`];
    })
    .join(', ');
}

type Sentence = (who: string, detail: DisputeEventDetail, moment: WriteMoment) => string;

const sentences: Record<DisputeEvent, Sentence> = {
  came: (who, { kind, state }) =>
    `${who} brought the ${kindLabel(kind)}${state === 'open' ? '' : after(', which is ', state)}`,
  told: (who, detail) => `${who} told ${toldFields(detail)}`,
  state: (who, { from, to }) => `${who} made it ${text(to)}${after(', it was ', from)}`,
  noted: (who) => `${who} noted more about how it ended`,
  'out-of-order': (who, { state, why }) =>
    `${who} said that it is ${text(state)}, which does not follow${after(': ', why)}`,
  attached: (who, { order }) => `${who} attached it${after(' to order ', order)}`,
  corrected: (who, detail, moment) =>
    `${who} corrected ${correctedWords(detail, moment) || 'what was typed'}`,
  member: (who, { to }) => {
    if (text(to) === '') return `${who} took it from everybody`;
    return to === who ? `${who} took it` : `${who} gave it to ${to}`;
  },
  summary: (who, { own }) =>
    own === false
      ? `${who} went back to the paragraph of the record`
      : `${who} wrote the paragraph of the letter`,
  exhibits: (who) => `${who} changed the order of the exhibits`,
  'file-added': (who, { file }) => `${who} added a file${after(': ', file)}`,
  'file-removed': (who, { file }) => `${who} removed a file${after(': ', file)}`,
  noticed: (_who, { step, to }) =>
    `A mail went to ${text(to)}${after(', ', stepWords[text(step)])} before its day`,
  sending: (who) => `${who} began to send the answer`,
  sent: (who, { via }) => `${who} sent the answer${via === 'hand' ? ' by hand' : ''}`,
  'not-sent': (who, { why }) => `The answer of ${who} did not go out${after(': ', why)}`,
};

/**
 * One row of a case's history as a plain sentence in the past tense, without a full stop. Moments are
 * written by the clock of who reads, unless something else is asked for.
 */
export function disputeSentence(
  event: {
    readonly action: string;
    readonly actor: string;
    readonly detail: DisputeEventDetail;
  },
  moment: WriteMoment = (iso) => formatDateMinutes(iso),
): string {
  const who = event.actor.trim() || 'The system';
  const say = Object.hasOwn(sentences, event.action)
    ? sentences[event.action as DisputeEvent]
    : undefined;
  return say?.(who, event.detail, moment) ?? `${who} changed it`;
}
