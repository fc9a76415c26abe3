import type { DeclaredFieldKey } from '../correction/correction.ts';
import type { ProcessStatus } from '../order-status/order-status.ts';

/** What a question asks for; one thing each. */
export const questionWants = ['text', 'choice', 'date', 'field', 'fields', 'file'] as const;

export type QuestionWants = (typeof questionWants)[number];

/** Where a question stands. `overdue`: the reminder brought no answer either. */
export const questionStates = ['open', 'reminded', 'overdue', 'answered', 'withdrawn'] as const;

export type QuestionState = (typeof questionStates)[number];

/** Whether the traveller can still answer. */
export const isAnswerable = (state: QuestionState): boolean =>
  state === 'open' || state === 'reminded' || state === 'overdue';

/** What an entry of the conversation is. */
export const entryKinds = ['question', 'answer', 'message'] as const;

export type EntryKind = (typeof entryKinds)[number];

/** Who wrote an entry. */
export const entryAuthors = ['staff', 'traveller'] as const;

export type EntryAuthor = (typeof entryAuthors)[number];

/** The questions that staff ask every day, with what each asks for until they choose otherwise. */
export const questionTemplates = {
  missingDetails: { label: 'Missing details', wants: 'fields' },
  passportPhoto: { label: 'Passport photo unreadable', wants: 'file' },
  flightDate: { label: 'Date of flight', wants: 'field', field: 'doa' },
  address: { label: 'Address', wants: 'field', field: 'address_in_indonesia' },
  declaredItem: { label: 'A declared item', wants: 'text' },
  payment: { label: 'Payment', wants: 'text' },
} as const satisfies Record<
  string,
  { label: string; wants: QuestionWants; field?: DeclaredFieldKey }
>;

export type QuestionTemplate = keyof typeof questionTemplates;

export const questionTemplateKeys = Object.keys(questionTemplates) as QuestionTemplate[];

/** Marks of an order that its traveller made by the conversation, or by silence. */
export const conversationMarks = ['answered', 'wrote', 'noAnswer'] as const;

export type ConversationMark = (typeof conversationMarks)[number];

/** What an order waits for in each status: the traveller, our work, or nothing more. */
const waitsFor: Record<ProcessStatus, 'traveller' | 'work' | 'nothing'> = {
  New: 'work',
  Pending: 'work',
  Awaiting: 'traveller',
  'Contact Customer': 'traveller',
  'Customer Called': 'traveller',
  AwaitingGovt: 'work',
  Completed: 'work',
  Refunds: 'nothing',
  ChargeBack: 'nothing',
  Deleted: 'nothing',
};

/** Whether an order waits for its traveller: an answer brings it back to where its work goes on. */
export const waitsForTraveller = (status: ProcessStatus): boolean =>
  waitsFor[status] === 'traveller';

/** Whether an answer is still of use; otherwise the order was closed. */
export const takesAnswers = (status: ProcessStatus): boolean => waitsFor[status] !== 'nothing';

const silenceMoves: readonly ProcessStatus[] = ['Awaiting', 'New', 'Pending'];

/** Whether a question that stays without an answer moves the order to Contact Customer; elsewhere it marks it. */
export const movesBySilence = (status: ProcessStatus): boolean => silenceMoves.includes(status);

/** The moves that offer a question. */
export const questionMoves = ['Awaiting', 'Contact Customer'] as const satisfies ProcessStatus[];

/** Whether a move to this status offers a question. */
export const offersQuestion = (status: ProcessStatus): boolean =>
  (questionMoves as readonly ProcessStatus[]).includes(status);
