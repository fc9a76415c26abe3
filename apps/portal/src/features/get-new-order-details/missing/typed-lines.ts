import { schemeFieldOf } from '@pabean/domain';
import { useCorrectTexts } from '../correct/correct-texts.ts';
import type { TableField } from '../correct/own-fields.ts';
import { type CorrectTexts, texts as englishCorrect } from '../correct/texts/en.ts';
import { useMissingTexts } from './missing-texts.ts';
import { texts as englishScheme, type MissingTexts } from './texts/en.ts';
import { typedOf } from './typed.ts';

/** What the fields and their answers are called in a language. */
export interface FieldNames {
  readonly correct: Pick<CorrectTexts, 'fields'>;
  readonly scheme: MissingTexts;
}

const english: FieldNames = { correct: englishCorrect, scheme: englishScheme };

/** The names in the language of the page; undefined until they are there. */
export function useFieldNames(): FieldNames | undefined {
  const scheme = useMissingTexts();
  const correct = useCorrectTexts();
  return correct && scheme && { correct, scheme };
}

/**
 * What was typed into several fields, each on a line with its name: in the words of the page, and in
 * English for whoever reads it. Any other text as it is.
 */
export function typedLines(text: string, names: FieldNames): string {
  const lines = Object.entries(typedOf(text)).map(([field, value]) => {
    const label = both(fieldName(field, names), fieldName(field, english));
    return label && `${label}: ${answerOf(field, value, names)}`;
  });
  return lines.length > 0 && lines.every(Boolean) ? lines.join('\n') : text;
}

/** What a field is called. */
export function fieldName(field: string, { correct, scheme }: FieldNames): string | undefined {
  const key = schemeFieldOf(field);
  return key ? scheme.fields[key] : correct.fields[field as TableField];
}

/** What was chosen, in words; anything else as it was typed. */
function answerOf(field: string, value: string, { scheme }: FieldNames): string {
  if (schemeFieldOf(field) === undefined) return value;
  const own: Readonly<Record<string, string>> = scheme.values;
  const inEnglish: Readonly<Record<string, string>> = english.scheme.values;
  const entries = value.split('\n').map((entry) => both(own[entry], inEnglish[entry]) ?? entry);
  return entries.join(', ');
}

const both = (own: string | undefined, inEnglish: string | undefined) =>
  own === inEnglish ? own : `${own} (${inEnglish})`;
