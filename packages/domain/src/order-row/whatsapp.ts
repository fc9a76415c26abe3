import { telephoneParts } from './telephone.ts';

/**
 * A telephone number as `wa.me` links want it: country code and number, digits only, without what
 * a country dials before its own numbers, and without the code a second time. Null when the country is not known or when the
 * digits cannot be a telephone number (E.164: at most 15).
 */
export function whatsappNumber(countryCode: string | null, phone: string | null): string | null {
  const parts = telephoneParts(countryCode, phone);
  if (parts === null) return null;
  const digits = internationalDigits(parts.code, parts.number);
  return /^[1-9][0-9]{6,14}$/.test(digits) ? digits : null;
}

/** Countries whose numbers begin with a zero of their own: Italy, San Marino, Ivory Coast, Benin, Congo. */
const ownZero: ReadonlySet<string> = new Set(['39', '378', '225', '229', '242']);

/** What is dialled within a country before its numbers, where it is not a zero alone. */
const inland: Readonly<Record<string, RegExp>> = {
  '1': /^1(?=\d{10}$)/,
  '7': /^8(?=\d{10}$)/,
  '36': /^06(?=\d{8,9}$)/,
  '370': /^8(?=\d{8}$)/,
  '375': /^80(?=\d{9}$)/,
};

/**
 * How many digits the numbers of a country have, where all have so many. A longer one that begins with the
 * country's code has it twice.
 */
const lengths: Readonly<Record<string, number>> = {
  ...{ '1': 10, '7': 10, '27': 9, '31': 9, '33': 9, '34': 9, '44': 10, '48': 9, '61': 9, '63': 10 },
  ...{ '65': 8, '66': 9, '81': 10, '84': 9, '86': 11, '90': 10, '91': 10, '98': 10, '380': 9 },
  ...{ '852': 8, '966': 9, '971': 9, '972': 9 },
};

function internationalDigits(code: string, number: string): string {
  // "+44 (0)7700" is with the zero from within and without it from abroad.
  const digits = number.replace(/\(0\)/g, '').replace(/[^0-9]/g, '');
  // Dialled as from abroad: "+44…" of another country than the order's, or "0044…".
  if (number.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (code === '') return '';
  const dialled = digits.replace(inland[code] ?? '', '');
  const own = ownZero.has(code) ? dialled : dialled.replace(/^0+/, '');
  const hasCode = own.startsWith(code) && own.length === code.length + (lengths[code] ?? 0);
  return hasCode ? own : code + own;
}
