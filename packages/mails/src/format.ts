import { moneyIn, type TravellerLanguage } from '@pabean/domain';
import { textsOf } from './catalogs/index.ts';
import type { Day, LetterValue } from './letter-values.ts';

interface Formats {
  readonly long: Intl.DateTimeFormat;
  readonly full: Intl.DateTimeFormat;
  readonly percent: Intl.NumberFormat;
}

const formats = new Map<string, Formats>();

function formatsOf(tag: string): Formats {
  const existing = formats.get(tag);
  if (existing) return existing;
  const created = {
    // A moment's day is the one at Greenwich, as on the invoice.
    long: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
    full: new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }),
    percent: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }),
  };
  formats.set(tag, created);
  return created;
}

/** A value as the language writes it. */
export function written(value: LetterValue, { lang, tag }: TravellerLanguage): string | null {
  if (value === null || typeof value === 'string') return value;
  if ('words' in value) return textsOf(lang)[value.words];
  if ('share' in value) return formatsOf(tag).percent.format(value.share / 100);
  if ('amount' in value) return moneyIn(tag, value.amount, value.currency);
  return writtenDay(value, tag);
}

function writtenDay({ day, weekday }: Day, tag: string): string | null {
  const moment = Date.parse(day);
  if (Number.isNaN(moment)) return null;
  // A Russian date ends with the word for year and its full stop, where the sentence has its own.
  return formatsOf(tag)
    [weekday ? 'full' : 'long'].format(moment)
    .replace(/\sг\.$/, '');
}
