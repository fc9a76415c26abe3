import { formatDate } from '../dates/format-date.ts';
import { fitsLuhn } from '../purchase/luhn.ts';
import { type SchemeField, type SchemeFieldKey, schemeFields } from './scheme-fields.ts';

/** What of a scheme's field is stored, as it comes out of the database or a correction. */
type Stored = unknown;

/**
 * A value of a scheme's field as it is typed in one box: an entry of a list on each line, a sum as
 * "EUR 1200.50". Intake takes the same text, so that a cell of a table can hold it.
 */
export function schemeTyped(value: Stored): string {
  if (Array.isArray(value)) return value.map(entryText).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function entryText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const { currency, amount } = entry as { currency?: unknown; amount?: unknown };
  return `${currency ?? ''} ${amount ?? ''}`.trim();
}

/** The same for people to read, in one line; empty for none. */
export function schemeText(key: SchemeFieldKey, value: Stored): string {
  const { kind, values }: SchemeField = schemeFields[key];
  const typed = schemeTyped(value);
  if (typed === '') return '';
  if (kind === 'day') return formatDate(typed);
  const entries = typed.split('\n').map((entry) => values?.[entry] ?? entry);
  return entries.join(', ');
}

/** Whether the last digit of an IMEI is the one that the others make (Luhn). */
export const hasCheckDigit = (imei: string): boolean => /^\d{15}$/.test(imei) && fitsLuhn(imei);
