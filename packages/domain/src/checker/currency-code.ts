import { remembered } from '../remembered/remembered.ts';
import { localCurrency } from './currency-names.ts';

const names: Readonly<Record<string, string>> = {
  RP: 'IDR',
  RUPIAH: 'IDR',
  $: 'USD',
  US$: 'USD',
  DOLLAR: 'USD',
  DOLLARS: 'USD',
  US: 'USD',
  'US DOLLAR': 'USD',
  'US DOLLARS': 'USD',
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  POUND: 'GBP',
  POUNDS: 'GBP',
  QUID: 'GBP',
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
  '₺': 'TRY',
  TL: 'TRY',
  ZŁ: 'PLN',
  ZL: 'PLN',
  R$: 'BRL',
  ...{ ZŁOTY: 'PLN', ZŁOTYCH: 'PLN', LIRA: 'TRY', บาท: 'THB', FRANKEN: 'CHF' },
  ...{ РУБЛЬ: 'RUB', РУБЛЯ: 'RUB', РУБЛЕЙ: 'RUB', RUBLE: 'RUB', RUBLES: 'RUB' },
  ...{ 'AU DOLLAR': 'AUD', 'NZ DOLLAR': 'NZD', 'HK DOLLAR': 'HKD', 'SG DOLLAR': 'SGD' },
  REAIS: 'BRL',
  '₪': 'ILS',
  Đ: 'VND',
  DONG: 'VND',
  ĐỒNG: 'VND',
  円: 'JPY',
  원: 'KRW',
  WON: 'KRW',
  РУБ: 'RUB',
  人民币: 'CNY',
  人民幣: 'CNY',
};

/** Signs that several currencies have: beside a currency of these they say nothing else. */
const shared: Readonly<Record<string, readonly string[]>> = {
  $: ['AUD', 'BND', 'CAD', 'FJD', 'HKD', 'NZD', 'SGD', 'TWD'],
  DOLLAR: ['AUD', 'BND', 'CAD', 'FJD', 'HKD', 'NZD', 'SGD', 'TWD'],
  DOLLARS: ['AUD', 'BND', 'CAD', 'FJD', 'HKD', 'NZD', 'SGD', 'TWD'],
  '¥': ['CNY', 'JPY'],
  元: ['CNY', 'HKD', 'SGD', 'TWD'],
  KR: ['DKK', 'ISK', 'NOK', 'SEK'],
  FR: ['CHF', 'XPF'],
  R: ['ZAR'],
  P: ['PHP'],
  RS: ['INR', 'LKR', 'MUR', 'NPR', 'PKR'],
  RUPEE: ['INR', 'LKR', 'MUR', 'NPR', 'PKR'],
  RUPEES: ['INR', 'LKR', 'MUR', 'NPR', 'PKR'],
  PESO: ['ARS', 'CLP', 'COP', 'MXN', 'PHP'],
  PESOS: ['ARS', 'CLP', 'COP', 'MXN', 'PHP'],
  SR: ['SAR'],
  RIYAL: ['OMR', 'QAR', 'SAR', 'YER'],
  RIYALS: ['OMR', 'QAR', 'SAR', 'YER'],
  ريال: ['OMR', 'QAR', 'SAR', 'YER'],
  درهم: ['AED', 'MAD'],
  DIRHAM: ['AED', 'MAD'],
  DIRHAMS: ['AED', 'MAD'],
  DHS: ['AED', 'MAD'],
  DH: ['AED', 'MAD'],
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

/** Whether no sign of a text is one of another currency: "EUR $" is neither. */
const fitsSigns = (name: string, code: string) =>
  (name.match(/\p{Sc}/gu) ?? []).every(
    (sign) => code === names[sign] || sign === '$' || shared[sign]?.includes(code),
  );

const codeOf = remembered((text): string | null => {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  const isoCodes = codes;
  const name = word(text);
  const [, first, last] = ofList.exec(name) ?? [];
  const namedCodes = (name.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => isoCodes.has(code));
  const listedCode = new Set(namedCodes).size === 1 ? (first ?? last) : undefined;
  // "AUD$" and "GBP £" say one thing twice.
  const bare = name.replace(/\p{Sc}/gu, '').trim();
  const code = names[name] ?? listedCode ?? names[bare] ?? bare;
  return isoCodes.has(code) && fitsSigns(name, code) ? code : localCurrency(name);
});

/** The ISO 4217 code that a text means, or null if it means none. */
export const currencyCode = (text: string | number | null | undefined): string | null =>
  codeOf(String(text ?? ''));

/** Whether a text names money, and of this currency where one is given. */
export function fitsCurrency(text: string, currency: string | undefined): boolean {
  const code = currencyCode(text);
  if (code !== null && (currency === undefined || code === currency)) return true;
  const others = shared[word(text)] ?? [];
  return currency === undefined ? others.length > 0 : others.includes(currency);
}
