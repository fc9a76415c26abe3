/** What is counted and is no sum of money. */
export const cockpitNumbers = [
  'orders',
  'payments',
  'on_time',
  'late',
  'refunds',
  'disputes',
  'fraud_reports',
  'won',
  'lost',
  'prevented',
] as const;

/** Sums of money, in one currency each. */
export const cockpitMoney = ['amount', 'refunded'] as const;

/** Ways in which a month is cut into rows. */
export const cockpitCuts = ['all', 'country', 'source', 'member'] as const;
export type CockpitCut = (typeof cockpitCuts)[number];

/** What the cockpit is filtered by; '' is what is not known, undefined everything. */
export interface CockpitFilter {
  readonly gateway?: string | undefined;
  readonly mode?: string | undefined;
  readonly country?: string | undefined;
  readonly source?: string | undefined;
  readonly member?: string | undefined;
}

/** First days of months, the last one counted in. */
export interface CockpitSpan {
  readonly from: string;
  readonly to: string;
}

/** Which of country, source and member filters; the contract takes one of them at most. */
export function filteringCut(filter: CockpitFilter): { cut: CockpitCut; value: string } | null {
  for (const cut of ['country', 'source', 'member'] as const) {
    const value = filter[cut];
    if (value !== undefined) return { cut, value };
  }
  return null;
}

/** A page of what a number counts; one row more is read, which says that there is a next page. */
export interface CockpitPage {
  /** First day of the month. */
  readonly month: string;
  readonly filter: CockpitFilter;
  readonly offset: number;
  readonly limit: number;
}
