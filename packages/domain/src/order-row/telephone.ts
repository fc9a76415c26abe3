import { diallingCode } from '../dialling/dialling.ts';
import { MISSING } from '../missing/missing.ts';

/** A telephone number in two parts; `code` has no plus sign and is empty when it is unknown. */
export type TelephoneParts = { code: string; number: string };

/**
 * Country code and number apart, for a screen that sets a gap between them which is not copied
 * (design section 6, "Table"). `countryCode` is a country's name or its digits, as orders hold it.
 * Null without a number. A number that brings its own plus sign keeps to that: the code is split
 * off when it is the same, and otherwise left where it is, so that no code is written twice.
 */
export function telephoneParts(
  countryCode: string | null,
  phone: string | null,
): TelephoneParts | null {
  const number = phone?.trim() ?? '';
  if (number === '') return null;
  const code = codeOf(countryCode ?? '');
  if (!number.startsWith('+')) return { code, number };
  const same = code !== '' && number.startsWith(`+${code}`);
  return same ? { code, number: number.slice(code.length + 1).trim() } : { code: '', number };
}

/**
 * A telephone number as one text: plus sign, country code, number (spec section 3), without a gap,
 * so that it can be pasted into a dialler. A dash without a number, the bare number without a code.
 */
export function telephone(countryCode: string | null, phone: string | null): string {
  const parts = telephoneParts(countryCode, phone);
  if (parts === null) return MISSING;
  return parts.code === '' ? parts.number : `+${parts.code}${parts.number}`;
}

function codeOf(countryCode: string): string {
  const code = diallingCode(countryCode)
    .replace(/^\s*(?:\+|00)/, '')
    .replace(/[\s-]/g, '');
  // The lookup returns a name it does not know; "+Atlantis" would be no number to dial.
  return /^[0-9]{1,5}$/.test(code) ? code : '';
}
