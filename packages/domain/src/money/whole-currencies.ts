/**
 * Currencies without a smaller unit by ISO 4217 and by every gateway whose list we read. `Intl` has none for more of
 * them, such as HUF and IDR, of which gateways count hundredths all the same: those are written without where a sum
 * is whole, and a part of a sum with hundredths has them.
 */
const wholeCurrencies: ReadonlySet<string> = new Set(
  'DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF'.split(' '),
);

/** Whether a sum of this currency can have no fraction. */
export const isWholeCurrency = (currency: string | null | undefined): boolean =>
  wholeCurrencies.has(currency ?? '');
