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
  S$: 'SGD',
  RMB: 'CNY',
  YUAN: 'CNY',
  YEN: 'JPY',
};

let codes: ReadonlySet<string> | undefined;

/** The ISO 4217 code that a text means, or null if it means none. */
export function currencyCode(text: string | number | null | undefined): string | null {
  const word = String(text ?? '')
    .trim()
    .toUpperCase();
  const code = names[word] ?? word;
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(code) ? code : null;
}
