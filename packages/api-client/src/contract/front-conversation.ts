import { entryKinds, questionWants } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { moment, orderId } from './fields.ts';
import { EntryFileSchema, sendKey, words } from './message-words.ts';

const traveller = { kind: 'traveller' } as const;

/** Answers a question; what it asks for decides what an answer is. A repeat changes nothing. */
export const answerQuestion = defineCall({
  method: 'POST',
  path: '/front/answer-question',
  access: traveller,
  body: v.object({
    orderId,
    questionId: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.integer('There is no such question.'),
      v.minValue(1, 'There is no such question.'),
      v.maxValue(Number.MAX_SAFE_INTEGER, 'There is no such question.'),
    ),
    answer: v.optional(words(), ''),
    key: sendKey(),
  }),
  file: 'file',
  fileOptional: true,
  reply: dataOf(v.object({ at: moment })),
});

/** The traveller writes about their order. */
export const sendTravellerMessage = defineCall({
  method: 'POST',
  path: '/front/send-message',
  access: traveller,
  body: v.object({ orderId, text: v.optional(words(), ''), key: sendKey() }),
  file: 'file',
  fileOptional: true,
  reply: dataOf(v.object({ id: v.number(), at: moment })),
});

/** The question that the traveller can answer now. */
export const OpenQuestionSchema = v.object({
  id: v.number(),
  wants: v.picklist(questionWants),
  text: v.string(),
  language: v.nullable(v.string()),
  choices: v.nullable(v.array(v.string())),
  field: v.nullable(v.string()),
  /** Several fields that are asked for at once, by the names of corrections. */
  fields: v.optional(v.nullable(v.array(v.string())), null),
  /** What the order holds in that field now. */
  present: v.nullable(v.string()),
  asked_at: moment,
});
export type OpenQuestion = v.InferOutput<typeof OpenQuestionSchema>;

/** One entry as the traveller reads it: no name of a member. */
export const TravellerEntrySchema = v.object({
  id: v.number(),
  kind: v.picklist(entryKinds),
  from: v.picklist(['us', 'you']),
  at: moment,
  text: v.string(),
  language: v.nullable(v.string()),
  file: v.nullable(EntryFileSchema),
});
export type TravellerEntry = v.InferOutput<typeof TravellerEntrySchema>;
