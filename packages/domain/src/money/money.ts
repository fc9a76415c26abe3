import { isWholeCurrency } from './whole-currencies.ts';

const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);
/** By currency: an `Intl.NumberFormat` costs more than all that is asked of it. */
const knownDecimals = new Map<string, number>();

/**
 * How many decimals a currency is written with; two for one that nobody knows. Rupiah and forint are written without,
 * though ISO 4217 and gateways count hundredths of them.
 */
export function decimalsOf(currency: string | null): number {
  if (currency === null || !isCode(currency)) return 2;
  const earlier = knownDecimals.get(currency);
  if (earlier !== undefined) return earlier;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  knownDecimals.set(currency, decimals);
  return decimals;
}

/** Of a sum with these digits: those of its currency, and more where it has more. Of hundredths both digits stand. */
function decimalsIn(amount: string, currency: string | null): number {
  const [, fraction = ''] = amount.split('.');
  const { length } = fraction.replace(/0+$/, '');
  const least = length > 0 && !isWholeCurrency(currency) ? 2 : 0;
  return Math.max(decimalsOf(currency), length, least);
}

/**
 * How many decimals a part of a sum has: of a sum with hundredths as many, and none where the sum is whole and its
 * currency is written so, which every gateway can pay.
 */
export const decimalsOfPart = (amount: string, currency: string | null): number =>
  isWholeCurrency(currency) ? 0 : decimalsIn(amount, currency);

/** A sum of the database with the decimals of its currency, for fields and for who counts on: "6900". */
export function plainSum(amount: string, currency: string | null): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const decimals = decimalsIn(amount, currency);
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
}

/** The same as staff and banks read it, without its currency: "6,900". */
export function groupedSum(amount: string, currency: string | null): string {
  const [whole = '0', fraction] = plainSum(amount, currency).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}

/** "JPY 6,900": the code, since many countries have dollars. */
export const money = (amount: string, currency: string | null): string =>
  `${currency ?? ''} ${groupedSum(amount, currency)}`.trim();

/** The same as a language writes it: "6.900 JPY" in German, where "6,900" is not even seven. */
export function moneyIn(tag: string, amount: string, currency: string): string {
  if (!isCode(currency)) return money(amount, currency);
  const digits = decimalsIn(amount, currency);
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(amount));
}
