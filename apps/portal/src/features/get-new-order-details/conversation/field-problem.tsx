import type { Failure } from '@pabean/api-client';
import type { ReactNode } from 'react';
import type { Language } from '../../../i18n/language.ts';
import type { OwnField } from '../correct/own-fields.ts';
import { answerError, isAboutFile, sendFailureText } from './send-failure.ts';
import { askedField, WrongAnswer } from './WrongAnswer.tsx';

/** What is wrong with one control of a form, in the words that stand above it. */
export interface FieldProblem {
  readonly part: 'text' | 'file';
  /** Of several fields, the one; the first where nobody says which. */
  readonly field?: OwnField | undefined;
  readonly words: ReactNode;
}

/** What stands above this control; null where nothing is wrong with it. */
export const wordsFor = (part: FieldProblem['part'], problem: FieldProblem | null): ReactNode =>
  problem?.part === part ? problem.words : null;

/** The control that the server's "no" is about; null where it is about none that the form has. */
export function refusedField(
  failure: Failure,
  language: Language,
  hasFile: boolean,
): FieldProblem | null {
  const wrong = answerError(failure);
  if (wrong) {
    return { part: 'text', field: askedField(wrong.path), words: <WrongAnswer error={wrong} /> };
  }
  if (!hasFile || !isAboutFile(failure)) return null;
  return { part: 'file', words: sendFailureText(failure, language) };
}
