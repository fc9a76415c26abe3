import { labelOfMark, staffSentence } from '@pabean/domain';
import type { KeptCheck } from './check-columns.ts';

/** An error that the checker found of an order, as whoever files it is told; no value of the traveller. */
export interface OpenError {
  readonly rule: string;
  readonly field: string;
  readonly words: string;
}

/** The errors that stand in an order. */
export function openErrors(checked: KeptCheck | null): OpenError[] {
  if (checked === null) return [];
  const { scheme, version, marks } = checked;
  return marks
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, field }) => ({ rule, field, words: staffSentence(scheme, version, rule) }));
}

/** The fields of these errors, each once: `Passport number, Answer 5`. */
export const fieldsOf = (errors: readonly OpenError[]): string =>
  [...new Set(errors.map(({ field }) => labelOfMark(field)))].join(', ');
