import type { Question } from '@pabean/api-client/contract';
import {
  type AskableName,
  askableNames,
  correctableKeys,
  type DeclaredFieldKey,
  isTemplateText,
  type QuestionTemplate,
  type QuestionWants,
  questionTemplates,
  questionText,
} from '@pabean/domain';
import { readDraft } from '../../../shared/drafts.ts';

/** What stands in the form of a question. */
export type QuestionValues = {
  /** Empty for own words. */
  template: QuestionTemplate | '';
  language: string;
  text: string;
  english: string;
  wants: QuestionWants;
  /** One on each line. */
  choices: string;
  field: DeclaredFieldKey | '';
  /** Names of the missing fields, one on each line. */
  fields: string;
};

/** The everyday question as it is asked in a language; own words begin empty. */
export function questionOf(template: QuestionTemplate | '', language: string): QuestionValues {
  const chosen: { wants: QuestionWants; field?: DeclaredFieldKey } =
    template === '' ? { wants: 'text' } : questionTemplates[template];
  return {
    template,
    language,
    text: template === '' ? '' : questionText(template, language),
    english: template === '' ? '' : questionText(template, 'en'),
    wants: chosen.wants,
    choices: '',
    field: chosen.field ?? '',
    fields: '',
  };
}

/** Whether the traveller reads the everyday question as it is, so that its English is settled. */
export const isUnchanged = ({ template, language, text }: QuestionValues): boolean =>
  template !== '' && isTemplateText(template, language, text);

/**
 * The question with another text. The English of a template says what its own words say: of others it
 * goes, for staff to write, and with those words it comes back.
 */
export function withText(values: QuestionValues, text: string): QuestionValues {
  const { template, english } = values;
  const next = { ...values, text };
  if (template === '') return next;
  const ofTemplate = questionText(template, 'en');
  if (isUnchanged(next)) return { ...next, english: ofTemplate };
  return { ...next, english: english === ofTemplate ? '' : english };
}

/** The question for another language: the words of a template are that language's, own words stay. */
export function withLanguage(values: QuestionValues, language: string): QuestionValues {
  if (!isUnchanged(values)) return { ...values, language };
  const { text, english } = questionOf(values.template, language);
  return { ...values, language, text, english };
}

/**
 * Whether staff still have to write the English, which is all that a bank reads. Where there is no
 * text at all, the server asks the template's own words.
 */
export const englishMissing = (values: QuestionValues): boolean =>
  values.template !== '' &&
  values.text.trim() !== '' &&
  values.language !== 'en' &&
  values.english.trim() === '' &&
  !isUnchanged(values);

/** The question as the server takes it. */
export function questionBody(values: QuestionValues): Question {
  const { template, language, text, english, wants, choices, field, fields } = values;
  const lines = choices.split('\n').map((line) => line.trim());
  return {
    ...(template !== '' && { template }),
    text: text.trim(),
    ...(language !== 'en' && english.trim() !== '' && { english: english.trim() }),
    language,
    wants,
    ...(wants === 'choice' && { choices: lines.filter((line) => line !== '') }),
    ...(wants === 'fields' && { fields: fieldNames(fields) }),
    ...(wants === 'field' && field !== '' && { field }),
  };
}

/** The fields that a question asks for at once. */
export function fieldNames(fields: string): AskableName[] {
  const names = fields.split('\n');
  return askableNames.filter((name) => names.includes(name));
}

/** The question for what is missing, in the traveller's language. */
export const questionFor = (names: readonly AskableName[], language: string): QuestionValues => ({
  ...questionOf('missingDetails', language),
  fields: names.join('\n'),
});

/** The fields that a traveller may be asked for. */
export const askableFields = correctableKeys('traveller');

/** A question for what is missing is a draft of its own: it is asked beside another one. */
export const aboutQuestion = (orderId: string, names: readonly AskableName[] | undefined) =>
  `${names ? 'missing' : 'question'} ${orderId}`;

/**
 * The question that this person was writing about this; undefined for none. What is missing is always
 * what `names` says by now.
 */
export function readQuestionDraft(
  writer: string,
  about: string,
  names: readonly AskableName[] | undefined,
): QuestionValues | undefined {
  const draft = readDraft(writer, about);
  if (typeof draft !== 'object' || draft === null) return undefined;
  const blank = questionOf('', 'en');
  // An older version of the page may have kept other fields.
  const isWhole = Object.keys(blank).every((key) => typeof Reflect.get(draft, key) === 'string');
  if (!isWhole) return undefined;
  const values = draft as QuestionValues;
  if (names === undefined) return values;
  return values.wants === 'fields' ? { ...values, fields: names.join('\n') } : undefined;
}
