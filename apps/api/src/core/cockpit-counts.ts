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

/** What cuts a month into rows, beside gateway, mode and currency; any of them may filter. */
export const cockpitSides = ['country', 'source', 'member'] as const;
export type CockpitSide = (typeof cockpitSides)[number];

/** Ways in which a month is cut into rows. */
export const cockpitCuts = ['all', ...cockpitSides] as const;
export type CockpitCut = (typeof cockpitCuts)[number];

/** Ways in which it is cut by several at once, named in the order of the sides. */
export const cockpitJointCuts = [
  'country source',
  'country member',
  'source member',
  'country source member',
] as const;
export type CockpitJointCut = (typeof cockpitJointCuts)[number];

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

/** Which of country, source and member filter. */
export const filteringSides = (filter: CockpitFilter): CockpitSide[] =>
  cockpitSides.filter((side) => filter[side] !== undefined);

/** Where a row stands in a list behind a number. */
export interface CockpitPlace {
  /** In full, as the database writes it. */
  readonly at: string;
  readonly id: number;
}

/** Some countries, sources or members; '' is what is not known. */
export interface CockpitValues {
  readonly side: CockpitSide;
  readonly values: readonly string[];
}

/** A page of what a number counts; one row more is read, which says that there is a next page. */
export interface CockpitPage {
  /** First day of the month. */
  readonly month: string;
  readonly filter: CockpitFilter;
  /** Only the others: all of a side but these of its values. */
  readonly but?: CockpitValues | undefined;
  /** The moment and the key of the row before the first one, instead of an offset. */
  readonly after?: CockpitPlace | undefined;
  readonly offset: number;
  readonly limit: number;
}
