/** Calendar days, both included; without one the period is open at that end. */
export interface Period {
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
}

/** How long a kept count is: see 0024_report_counts.sql. */
export const countSpans = ['day', 'month', 'all'] as const;
export type CountSpan = (typeof countSpans)[number];

/** Rows of one length in a table of report counts: those that start in [from, before). */
export interface Span {
  readonly span: CountSpan;
  /** Null: from the first that there is. */
  readonly from: string | null;
  /** Null: to the last that there is. */
  readonly before: string | null;
}

/** No date that a form can say is later. */
const lastDay = '9999-12-31';

/** The rows that together are a period: its whole months, and the days that are left at both ends. */
export function spansOf({ fromDate, toDate }: Period): Span[] {
  const from = fromDate ?? null;
  const before = toDate && toDate !== lastDay ? dayAfter(toDate) : null;
  if (from === null && before === null) return [{ span: 'all', from, before }];
  const firstMonth = from && (from.endsWith('-01') ? from : monthAfter(from));
  const lastMonth = before && `${before.slice(0, -2)}01`;
  if (firstMonth !== null && lastMonth !== null && firstMonth >= lastMonth) {
    return [{ span: 'day', from, before }];
  }
  const spans: Span[] = [
    { span: 'day', from, before: firstMonth },
    { span: 'month', from: firstMonth, before: lastMonth },
    { span: 'day', from: lastMonth, before },
  ];
  // An open end has no days of its own, and an end at a month's first day has none either.
  return spans.filter((one) =>
    one.span === 'month' ? true : one.from !== null && one.before !== null && one.from < one.before,
  );
}

function dayAfter(day: string): string {
  return moved(day, (date) => date.setUTCDate(date.getUTCDate() + 1));
}

function monthAfter(day: string): string {
  return moved(`${day.slice(0, -2)}01`, (date) => date.setUTCMonth(date.getUTCMonth() + 1));
}

function moved(day: string, move: (date: Date) => void): string {
  const date = new Date(`${day}T00:00:00Z`);
  move(date);
  // PostgreSQL's word, after every day; JavaScript writes five digits with a sign.
  return date.getUTCFullYear() > 9999 ? 'infinity' : date.toISOString().slice(0, 10);
}
