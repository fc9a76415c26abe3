import {
  askableNames,
  conversationMarks,
  correctableKeys,
  entryAuthors,
  entryKinds,
  questionStates,
  questionTemplateKeys,
  questionWants,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { moment, orderId, rowId } from './fields.ts';
import { EntryFileSchema, sendKey, someWords, words } from './message-words.ts';

const staff = { kind: 'staff', permission: 'work-orders' } as const;

const choices = () =>
  v.pipe(
    v.array(v.pipe(someWords('Please fill in every choice.'), v.maxLength(200))),
    v.minLength(2, 'Please give at least two choices.'),
    v.maxLength(8, 'Please give at most eight choices.'),
    v.check((all) => new Set(all).size === all.length, 'Two choices are the same.'),
  );

const questionEntries = () => ({
  template: v.optional(v.picklist(questionTemplateKeys, 'There is no such template.')),
  /** What the traveller reads; the template's words in their language when nothing is said. */
  text: v.optional(words()),
  /** The English of it, for the team and a bank. */
  english: v.optional(words()),
  /** BCP 47 of the text. */
  language: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))),
  wants: v.picklist(questionWants, 'Please choose what to ask for.'),
  choices: v.optional(choices()),
  field: v.optional(v.picklist(correctableKeys('traveller'), 'This field cannot be asked for.')),
  /** Several fields, by the names of corrections. */
  fields: v.optional(
    v.pipe(
      v.array(v.picklist(askableNames, 'This field cannot be asked for.')),
      v.minLength(1, 'Please choose what is missing.'),
      v.maxLength(40, 'These are too many fields.'),
    ),
  ),
  /**
   * The question that waits for its answer, as the asker saw it: this one takes its place. Null for none. A page
   * of the release before says nothing, and takes the place of whichever waits.
   */
  instead: v.optional(v.nullable(rowId())),
  /**
   * The newest question that the asker saw, answered or not, null for none: what was answered behind it they have not
   * read. A page of the release before says nothing.
   */
  newest: v.optional(v.nullable(rowId())),
  /**
   * The newest entry of the conversation that the asker saw, null for none: what the traveller wrote behind it they
   * have not read. A page of the release before says nothing.
   */
  newestEntry: v.optional(v.nullable(rowId())),
});

type QuestionValues = v.InferOutput<v.ObjectSchema<ReturnType<typeof questionEntries>, undefined>>;

/** What is missing in a question, by the part that it is about. */
const missing = ({ text, template, wants, choices, field, fields }: QuestionValues) =>
  [
    !text && template === undefined && (['text', 'Please write the question.'] as const),
    wants === 'choice' && !choices && (['choices', 'Please give at least two choices.'] as const),
    wants === 'field' && !field && (['field', 'Please choose the field.'] as const),
    wants === 'fields' && !fields && (['fields', 'Please choose what is missing.'] as const),
  ].filter((found) => found !== false);

const isWhole = <Values extends QuestionValues>() =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of missing(input)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
    }
  });

/** What staff want to know, as a move carries it. */
export const QuestionSchema = v.pipe(v.object(questionEntries()), isWhole());
export type Question = v.InferOutput<typeof QuestionSchema>;

/** Asks the traveller without moving the order. */
export const askTraveller = defineCall({
  method: 'POST',
  path: '/admin/ask-traveller',
  access: staff,
  body: v.pipe(v.object({ orderId, ...questionEntries(), key: sendKey() }), isWhole()),
  reply: dataOf(v.object({ questionId: v.number() })),
});

/**
 * The letter that a question would go out with, and when silence has its consequences; nothing is
 * asked. A question may be looked at before it is whole.
 */
export const previewQuestion = defineCall({
  method: 'POST',
  path: '/admin/preview-question',
  access: staff,
  body: v.object({
    ...v.pick(v.object({ orderId, ...questionEntries() }), [
      'orderId',
      'template',
      'text',
      'english',
      'language',
    ]).entries,
    wants: v.optional(v.picklist(questionWants), 'text'),
  }),
  reply: dataOf(
    v.object({
      subject: v.string(),
      html: v.string(),
      /** Empty when the order has no e-mail, and nothing goes out. */
      recipient: v.string(),
      reminder_at: moment,
      overdue_at: moment,
    }),
  ),
});

/** Writes to the traveller: by mail, and on the portal. */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/admin/send-message',
  access: staff,
  body: v.object({
    orderId,
    text: someWords('Please write your message.'),
    /**
     * The newest entry of the conversation that the writer saw, null for none: what the traveller wrote behind it
     * still waits for an answer. A page of the release before says nothing.
     */
    newestEntry: v.optional(v.nullable(rowId())),
    key: sendKey(),
  }),
  reply: dataOf(v.object({ messageId: v.number() })),
});

/** One entry as View Order shows it. */
export const ConversationEntrySchema = v.object({
  id: v.number(),
  create_ts: moment,
  kind: v.picklist(entryKinds),
  author: v.picklist(entryAuthors),
  /** The member's name, or the traveller's. */
  by: v.nullable(v.string()),
  language: v.nullable(v.string()),
  text: v.string(),
  english: v.nullable(v.string()),
  file: v.nullable(EntryFileSchema),
  /** What a question asks for and where it stands; null for every other entry. */
  question: v.nullable(
    v.object({
      id: v.number(),
      wants: v.picklist(questionWants),
      template: v.nullable(v.string()),
      choices: v.nullable(v.array(v.string())),
      field: v.nullable(v.string()),
      /** Several fields that are asked for at once. */
      fields: v.optional(v.nullable(v.array(v.string())), null),
      state: v.picklist(questionStates),
      due: v.nullable(moment),
      answered_at: v.nullable(moment),
      /** When the traveller's page first got it, null while it has not; absent where nobody kept it. */
      opened_at: v.optional(v.nullable(moment)),
    }),
  ),
});
export type ConversationEntry = v.InferOutput<typeof ConversationEntrySchema>;

/** The marks of an order that wait for staff. */
export const ConversationMarksSchema = v.array(v.picklist(conversationMarks));
