import { telephoneParts } from './telephone.ts';

/**
 * A telephone number as `wa.me` links want it: country code and number, digits only, without the
 * zero that a country dials before its own numbers. Null when the country is not known or when the
 * digits cannot be a telephone number (E.164: at most 15).
 */
export function whatsappNumber(countryCode: string | null, phone: string | null): string | null {
  const parts = telephoneParts(countryCode, phone);
  if (parts === null) return null;
  const digits = internationalDigits(parts.code, parts.number);
  return /^[1-9][0-9]{6,14}$/.test(digits) ? digits : null;
}

function internationalDigits(code: string, number: string): string {
  const digits = number.replace(/[^0-9]/g, '');
  // Dialled as from abroad: "+44…" of another country than the order's, or "0044…".
  if (number.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  // Italy alone keeps its zero.
  return code === '' ? '' : code + (code === '39' ? digits : digits.replace(/^0+/, ''));
}
