import type { OpenQuestion } from '@pabean/api-client/contract';
import { type OrderFieldKey, orderFields, schemeFieldOf, schemeFields } from '@pabean/domain';
import type { Language } from '../../../i18n/language.ts';
import type { OwnField } from '../correct/own-fields.ts';
import { dayWords } from '../day/day-troubles.ts';
import { typedOf } from '../missing/typed.ts';
import type { FieldProblem } from './field-problem.tsx';

/** Whether a field of a question is a day. */
export function isDay(field: string | null): boolean {
  if (field === null) return false;
  const scheme = schemeFieldOf(field);
  const { kind } = scheme ? schemeFields[scheme] : (orderFields[field as OrderFieldKey] ?? none);
  return kind === 'day';
}
const none = { kind: undefined };

/** Whether what a question asks for is one day. */
export const asksForDay = ({ wants, field }: OpenQuestion): boolean =>
  wants === 'date' || (wants === 'field' && isDay(field));

/** What is wrong with the days of an answer, before it is sent; null where nothing is. */
export function dayProblem(
  question: OpenQuestion,
  text: string,
  language: Language,
): FieldProblem | null {
  if (asksForDay(question)) {
    const words = dayWords(text, language);
    return words === undefined ? null : { part: 'text', words };
  }
  if (question.wants !== 'fields') return null;
  const typed = typedOf(text);
  for (const name of question.fields ?? []) {
    const words = isDay(name) ? dayWords(typed[name] ?? '', language) : undefined;
    if (words !== undefined) return { part: 'text', field: name as OwnField, words };
  }
  return null;
}
