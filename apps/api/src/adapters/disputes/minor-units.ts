/** How many decimals a gateway counts for a currency; two where none is named. */
type Decimals = Readonly<Record<0 | 3, readonly string[]>>;

const list = (codes: string) => codes.split(' ');

/**
 * As each gateway's own page lists them, read on 2026-11-23. They differ, for CLP and IDR for example.
 * UGX and ISK have none by now, and come with two from Stripe all the same.
 */
const decimals: Readonly<Record<'stripe' | 'adyen', Decimals>> = {
  stripe: {
    0: list('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'),
    3: list('BHD JOD KWD OMR TND'),
  },
  adyen: {
    0: list('CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'),
    3: list('BHD IQD JOD KWD LYD OMR TND'),
  },
};

/** A sum in a gateway's smallest units as a decimal text: 6900 of USD is "69.00", 6900 of JPY "6900". */
export function fromMinorUnits(
  gateway: 'stripe' | 'adyen',
  value: number,
  currency: string,
): string {
  const { 0: none, 3: three } = decimals[gateway];
  const places = none.includes(currency) ? 0 : three.includes(currency) ? 3 : 2;
  if (places === 0) return String(value);
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
