import { pageCount } from '@pabean/domain';
import type { Period, ReportDefinition, ReportRow } from './report-definition.ts';
import type { ReportQuery, Sort } from './report-query.ts';

/** A row where it stands among all that are shown, on whatever page. */
export type PlacedRow = ReportRow & { readonly place: number };

export type Arranged = {
  /** Every row that the search leaves, sorted. */
  readonly found: readonly PlacedRow[];
  /** Those of the page. */
  readonly shown: readonly PlacedRow[];
  readonly page: number;
  readonly pages: number;
};

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Search, sort and pages of a report: all of it is here, so nobody waits for the server. */
export function arrange(
  rows: readonly ReportRow[],
  { q, sort, page, size }: Omit<ReportQuery, keyof Period>,
  counts: ReportDefinition['counts'],
): Arranged {
  const wanted = q.toLocaleLowerCase();
  const found = rows
    .filter(({ name, alsoNamed = [] }) =>
      [name, ...alsoNamed].some((one) => one.toLocaleLowerCase().includes(wanted)),
    )
    .sort(comparer(sort, counts))
    .map((row, index) => ({ ...row, place: index + 1 }));
  const pages = pageCount(found.length, size);
  const at = Math.min(page, pages);
  const shown = size === 'All' ? found : found.slice((at - 1) * size, at * size);
  return { found, shown, page: at, pages };
}

export const totalOf = (row: ReportRow): number => row.counts[0] ?? 0;

function comparer({ by, order }: Sort, counts: ReportDefinition['counts']) {
  const sign = order === 'asc' ? 1 : -1;
  const index = counts.findIndex(({ id }) => id === by);
  // Rows that are equal stay as the server has them: most orders first, then by name.
  return (a: ReportRow, b: ReportRow) =>
    by === 'name'
      ? sign * byName.compare(a.name, b.name)
      : sign * ((a.counts[index] ?? 0) - (b.counts[index] ?? 0));
}
