import type { Failure } from '@pabean/api-client';
import { english, type Language } from '../i18n/language.ts';
import type { TextKey } from '../i18n/t.ts';

/** What a refusal by HTTP status means to a traveller; every other one is our fault. */
export type RefusalTexts = Readonly<Partial<Record<number, TextKey>>>;

const refusals: RefusalTexts = { 429: 'refused.tooMany' };

/**
 * What a traveller reads when a call failed. The server speaks English: its own words stand there
 * in English (spec section 8), and by call and status in another language. Too many tries says from
 * when on it works again, as a clock time: it stays true while it stands there, and nothing counts
 * down (design section 8).
 * @param now when the answer came
 */
export function failureText(
  failure: Failure,
  { t, tag, lang }: Language,
  now = Date.now(),
  ofCall: RefusalTexts = {},
): string {
  const { httpStatus, kind, message, retryAfter } = failure;
  if (httpStatus === 429 && retryAfter !== undefined) {
    const minute = 60_000;
    const opens = Math.ceil((now + retryAfter * 1000) / minute) * minute;
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(opens);
    return t('failure.tooMany', { time });
  }
  if (kind === 'offline' || kind === 'captive') return t(`failure.${kind}`);
  if (kind === 'broken' || message === '') return t('failure.broken');
  if (lang === english.lang) return message;
  return t(ofCall[httpStatus] ?? refusals[httpStatus] ?? 'failure.broken');
}
