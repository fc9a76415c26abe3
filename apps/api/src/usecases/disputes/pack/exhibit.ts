import type { DefenceFact } from '@pabean/api-client/contract';
import { newYork, typed, utc } from '../../../papers/bank-words.ts';
import type { AnswerExhibit } from '../../../papers/dispute-pack/answer-content.ts';
import type { AnswerRecord } from './read-answer.ts';

/** An exhibit before it has its letter; null where the record has nothing for it. */
export type Exhibit = Omit<AnswerExhibit, 'key' | 'letter' | 'file'>;
export type MakeExhibit = (record: AnswerRecord) => Exhibit | null;

/** Facts with a value; what the record lacks is left out. */
export const facts = (
  list: readonly (readonly [string, string | null | undefined])[],
): DefenceFact[] =>
  list.flatMap(([label, text]) =>
    text === null || text === undefined || text === '' ? [] : [[label, text] as DefenceFact],
  );
/** A moment in both zones, one under the other. */
export const times = (at: string) => `${utc(at)}\n${newYork(at)}`;
/** A cell of a table: what is longer says no more. */
export const cell = (text: string | null) => typed(text, 90);
