import type { Question } from '@pabean/api-client/contract';
import { isTemplateText, type QuestionWants, questionText } from '@pabean/domain';
import type { AskedFor, LetterValues } from '@pabean/mails';

/** A question as it was asked. */
export interface QuestionWords {
  readonly body: string;
  readonly language: string | null;
  readonly english: string | null;
}

/** The part of a question that its words come from. */
export type AskedWords = Pick<Question, 'wants' | 'template' | 'text' | 'english' | 'language'>;

/** A question as its letters carry it: the English stands below, for whoever helps the traveller, and a bank. */
export const letterWords = ({ body, english }: Omit<QuestionWords, 'language'>): string =>
  english === null ? body : `${body}\n\nEnglish: ${english}`;

/**
 * What is written is asked; of a template nobody changed, its words in the traveller's language. Its
 * English says the same as those words and no others: a bank may read nothing else.
 */
export function questionWords(
  { text, english, language: said, template }: AskedWords,
  ofTraveller: string,
): QuestionWords {
  const language = said ?? ofTraveller;
  const body = text || (template && questionText(template, language)) || '';
  const isOfTemplate = template !== undefined && isTemplateText(template, language, body);
  const inEnglish = english || (isOfTemplate && questionText(template, 'en'));
  return { body, language, english: language === 'en' || !inEnglish ? null : inEnglish };
}

const askedFor = (wants: QuestionWants): AskedFor => ({
  textAsked: null,
  choiceAsked: null,
  dateAsked: null,
  fieldAsked: null,
  fieldsAsked: null,
  fileAsked: null,
  [`${wants}Asked`]: 'yes',
});

/** What the letter of a question says of its own. */
export const questionLetter = (
  words: QuestionWords & Pick<Question, 'wants'>,
  doa: string | null,
): LetterValues['question'] => ({
  ...askedFor(words.wants),
  title: null,
  question: letterWords(words),
  arrivalDate: doa ? { day: doa, weekday: true } : null,
});
