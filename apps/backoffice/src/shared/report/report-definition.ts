import type { Failure } from '@pabean/api-client';

/** Calendar days, both included; null leaves that end open. */
export type Period = { readonly fromDate: string | null; readonly toDate: string | null };

/** One line of a report: a name, and how many orders of each kind. */
export type ReportRow = {
  /** Its place in the server's answer: two members of staff may have one name. */
  readonly id: string;
  readonly name: string;
  /** Other words that a search finds it by. */
  readonly alsoNamed?: readonly string[];
  /** In the order of the report's counts; the first is all orders. */
  readonly counts: readonly number[];
};

export type CountColumn = {
  /** How the address names it. */
  readonly id: string;
  readonly header: string;
  /** On a phone's card, where the whole header has no room. */
  readonly short?: string;
};

export type ReportAnswer =
  | { readonly ok: true; readonly message: string; readonly rows: readonly ReportRow[] }
  | Failure;

/** Everything in which one report screen differs from the other. */
export type ReportDefinition = {
  readonly title: string;
  /** What the total beside the title counts. */
  readonly unit: string;
  readonly nameHeader: string;
  readonly searchLabel: string;
  readonly counts: readonly [CountColumn, ...CountColumn[]];
  readonly load: (period: Period, signal: AbortSignal) => Promise<ReportAnswer>;
};
