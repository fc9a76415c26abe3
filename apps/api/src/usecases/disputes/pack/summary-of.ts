import { madeSummary } from '../case-summary.ts';
import { maskWords } from './mask-words.ts';
import type { AnswerRecord } from './read-answer.ts';

/** The paragraph of the letter: staff's own words without what no answer may hold, else those of the record. */
export const summaryOf = ({ one, held, detail }: AnswerRecord): string =>
  one.summary === null ? madeSummary(held) : maskWords(one.summary, detail);
