import type { Failure } from '@pabean/api-client';
import type { Language } from '../i18n/language.ts';

/**
 * What a traveller reads when a call failed. A refusal carries the server's own words (spec
 * section 8); too many tries says from when on it works again, as a clock time: it stays true
 * while it stands there, and nothing counts down (design section 8).
 */
export function failureText(failure: Failure, { t, tag }: Language, now = Date.now()): string {
  if (failure.httpStatus === 429 && failure.retryAfter !== undefined) {
    const minute = 60_000;
    const opens = Math.ceil((now + failure.retryAfter * 1000) / minute) * minute;
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(opens);
    return t('failure.tooMany', { time });
  }
  if (failure.kind === 'offline') return t('failure.offline');
  if (failure.kind === 'broken' || failure.message === '') return t('failure.broken');
  return failure.message;
}
