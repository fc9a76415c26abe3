/** What one unit of a currency is worth in rupiah on a day. */
export interface Rate {
  readonly idr: number;
  readonly date: string;
  /** Where it was read; empty for a round figure that only tells which limit to look at. */
  readonly sources: readonly string[];
}

/** By so much a round figure may be off: what holds even then does not depend on the rate. */
export const roundRateMargin = 0.3;

const round = (idr: number): Rate => ({ idr, date: '2026-11-22', sources: [] });

/**
 * Rupiah by currency. Customs takes the value on the day of arrival, so these are round figures
 * without a source: what rests on them alone is a note, never an error. Whoever puts a read rate here
 * with its source makes errors of them.
 */
export const rates: Readonly<Record<string, Rate>> = {
  IDR: { idr: 1, date: '2026-11-22', sources: ['the currency of the limits'] },
  AUD: round(11_000),
  CAD: round(12_000),
  CHF: round(20_000),
  CNY: round(2_300),
  EUR: round(19_000),
  GBP: round(22_000),
  HKD: round(2_100),
  INR: round(185),
  JPY: round(108),
  KRW: round(11.5),
  MYR: round(4_000),
  NZD: round(9_500),
  PHP: round(285),
  RUB: round(200),
  SAR: round(4_450),
  SGD: round(12_800),
  THB: round(510),
  TWD: round(540),
  USD: round(16_700),
  VND: round(0.63),
};
