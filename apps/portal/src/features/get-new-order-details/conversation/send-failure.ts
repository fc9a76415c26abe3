import type { Failure } from '@pabean/api-client';
import type { FieldError } from '@pabean/api-client/contract';
import type { Language } from '../../../i18n/language.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { isUnreachable } from '../../../shared/unreachable.ts';

/** What a traveller reads when an answer or a message was refused; what was typed is still there. */
export function sendFailureText(failure: Failure, language: Language): string {
  const { t } = language;
  const { httpStatus, errors } = failure;
  const isAbout = (path: string) => errors.some((error) => error.path === path);
  if (httpStatus === 429 || isUnreachable(failure)) return failureText(failure, language);
  if (httpStatus === 413) return t('ask.largeFile');
  if (httpStatus === 415 || isAbout('file')) return t('ask.badFile');
  if (isAbout('files')) return t('ask.manyFiles');
  if (isAbout('order')) return t('ask.closed');
  if (isAbout('questionId')) return t('ask.gone');
  return t('write.failed');
}

/** Whether a file was refused, or one more than an order takes. */
export function isAboutFile(failure: Failure): boolean {
  const { httpStatus, errors } = failure;
  if (httpStatus === 429 || isUnreachable(failure)) return false;
  if (httpStatus === 413 || httpStatus === 415) return true;
  return errors.some(({ path }) => path === 'file' || path === 'files');
}

/** What is wrong with an answer, where it was refused for that. */
export const answerError = ({ httpStatus, errors }: Failure): FieldError | undefined =>
  httpStatus === 422
    ? errors.find(({ path }) => path === 'answer' || path.startsWith('answer.'))
    : undefined;
