import type { Failure } from '@pabean/api-client';
import type { FieldError } from '@pabean/api-client/contract';
import type { Language } from '../../../i18n/language.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { isUnreachable } from '../../../shared/unreachable.ts';
import { dayText, momentText, timeText } from '../keeping/moment.ts';

/** What a traveller reads when an answer or a message was refused; what was typed is still there. */
export function sendFailureText(failure: Failure, language: Language): string {
  const { t } = language;
  const { httpStatus, errors } = failure;
  const isAbout = (path: string) => errors.some((error) => error.path === path);
  if (isTooOften(failure)) return againText(failure, language);
  if (httpStatus === 429 || isUnreachable(failure)) return failureText(failure, language);
  if (httpStatus === 413) return t('ask.largeFile');
  if (httpStatus === 415 || isAbout('file')) return t('ask.badFile');
  if (isAbout('files')) return t('ask.manyFiles');
  if (isAbout('order')) return t('ask.closed');
  if (isAbout('questionId')) return t('ask.gone');
  return t('write.failed');
}

/** Whether it works again by itself, and we know when. */
export const isTooOften = ({ httpStatus, retryAfter }: Failure): boolean =>
  httpStatus === 429 && retryAfter !== undefined;

/** When each of them was first read: the time in the words stays, however often they are written. */
const cameAt = new WeakMap<Failure, number>();

/** From when on it can be sent again; the limit of a day ends on another one. */
function againText(failure: Failure, { t, tag }: Language): string {
  const came = cameAt.get(failure) ?? Date.now();
  cameAt.set(failure, came);
  const minute = 60_000;
  const again = came + (failure.retryAfter ?? 0) * 1000;
  const opens = new Date(Math.ceil(again / minute) * minute);
  const isThatDay = dayText(opens, tag) === dayText(new Date(came), tag);
  return isThatDay
    ? t('write.tooMany', { time: timeText(opens, tag) })
    : t('write.tooManyDay', { date: momentText(opens, tag) });
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
