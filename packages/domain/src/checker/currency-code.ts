import { remembered } from '../remembered/remembered.ts';

const names: Readonly<Record<string, string>> = {
  RP: 'IDR',
  RUPIAH: 'IDR',
  $: 'USD',
  US$: 'USD',
  DOLLAR: 'USD',
  DOLLARS: 'USD',
  'US DOLLAR': 'USD',
  'US DOLLARS': 'USD',
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  POUND: 'GBP',
  POUNDS: 'GBP',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  HK$: 'HKD',
  NT$: 'TWD',
  NZ$: 'NZD',
  S$: 'SGD',
  SG$: 'SGD',
  RM: 'MYR',
  RINGGIT: 'MYR',
  RMB: 'CNY',
  YUAN: 'CNY',
  YEN: 'JPY',
  BAHT: 'THB',
  '฿': 'THB',
  '₩': 'KRW',
  '₫': 'VND',
  '₱': 'PHP',
  '₹': 'INR',
  '₽': 'RUB',
};

/** Signs that several currencies have: beside a currency of these they say nothing else. */
const shared: Readonly<Record<string, readonly string[]>> = {
  $: ['AUD', 'BND', 'CAD', 'FJD', 'HKD', 'NZD', 'SGD', 'TWD'],
  DOLLAR: ['AUD', 'BND', 'CAD', 'FJD', 'HKD', 'NZD', 'SGD', 'TWD'],
  DOLLARS: ['AUD', 'BND', 'CAD', 'FJD', 'HKD', 'NZD', 'SGD', 'TWD'],
  '¥': ['CNY', 'JPY'],
};

let codes: ReadonlySet<string> | undefined;

/** As names are compared: capitals of plain width, without the point of "Rp." and marks that nobody sees. */
const word = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(/\.$/, '')
    .toUpperCase();

/** "USD - US Dollar" and "Euro (EUR)", as the lists of forms have it. */
const ofList = /^([A-Z]{3})(?= *[-:(])|\(([A-Z]{3})\)$/;

const codeOf = remembered((text): string | null => {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  const isoCodes = codes;
  const name = word(text);
  const [, first, last] = ofList.exec(name) ?? [];
  const namedCodes = (name.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => isoCodes.has(code));
  const listedCode = new Set(namedCodes).size === 1 ? (first ?? last) : undefined;
  const code = names[name] ?? listedCode ?? name;
  return isoCodes.has(code) ? code : null;
});

/** The ISO 4217 code that a text means, or null if it means none. */
export const currencyCode = (text: string | number | null | undefined): string | null =>
  codeOf(String(text ?? ''));

/** Whether a text names money, and of this currency where one is given. */
export function fitsCurrency(text: string, currency: string | undefined): boolean {
  const code = currencyCode(text);
  const others = shared[word(text)] ?? [];
  if (currency === undefined) return code !== null || others.length > 0;
  return code === currency || others.includes(currency);
}
