import type { Language } from '../../../i18n/language.ts';
import {
  type DayPart,
  digitsOf,
  firstYear,
  isBlank,
  lastYear,
  partOrder,
  partsOf,
  wholeDay,
} from './day-parts.ts';

/** What is wrong with a day that is typed, and with which of its parts. */
interface DayTrouble {
  readonly kind: 'missing' | 'day' | 'month' | 'year' | 'notInMonth';
  readonly parts: readonly DayPart[];
}

/** Which numbers each part may be; a year of two digits could be of two centuries. */
const isRight: Readonly<Record<DayPart, (digits: string) => boolean>> = {
  day: (digits) => isNumber(digits, /^\d{1,2}$/, 1, 31),
  month: (digits) => isNumber(digits, /^\d{1,2}$/, 1, 12),
  year: (digits) => isNumber(digits, /^\d{4}$/, firstYear, lastYear),
};
const isNumber = (digits: string, form: RegExp, least: number, most: number) =>
  form.test(digits) && Number(digits) >= least && Number(digits) <= most;

/** What is wrong with a day, part by part in this order; nothing where it is one, or not typed at all. */
export function dayTroubles(text: string, order: readonly DayPart[]): DayTrouble[] {
  const parts = partsOf(text);
  if (text === '' || wholeDay(parts) !== undefined) return [];
  const missing = order.filter((part) => isBlank(parts[part]));
  const wrong = order.filter(
    (part) => !isBlank(parts[part]) && !isRight[part](digitsOf(parts[part])),
  );
  const ofParts = wrong.map((part) => ({ kind: part, parts: [part] }));
  if (missing.length > 0) return [{ kind: 'missing', parts: missing }, ...ofParts];
  return ofParts.length > 0 ? ofParts : [{ kind: 'notInMonth', parts: ['day'] }];
}

/** The same in words that name each part; undefined where nothing is wrong. */
export function dayWords(text: string, language: Language): string | undefined {
  const troubles = dayTroubles(text, partOrder(language.tag));
  return troubles.map((trouble) => wordsOf(trouble, text, language)).join(' ') || undefined;
}

function wordsOf({ kind, parts }: DayTrouble, text: string, { t, tag }: Language): string {
  if (kind === 'day') return t('day.wrongDay');
  if (kind === 'month') return t('day.wrongMonth');
  if (kind === 'year') {
    return t('day.wrongYear', { first: String(firstYear), last: String(lastYear) });
  }
  if (kind === 'missing') {
    const names = parts.map((part) => t(`day.${part}`));
    return t('day.missing', { parts: new Intl.ListFormat(tag).format(names) });
  }
  const typed = partsOf(text);
  const year = Number(digitsOf(typed.year));
  const month = Number(digitsOf(typed.month));
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return t('day.notInMonth', {
    month: new Intl.DateTimeFormat(tag, style).format(Date.UTC(year, month - 1)),
    days: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  });
}
