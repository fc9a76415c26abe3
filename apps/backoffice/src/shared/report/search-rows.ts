import type { ReportRow } from './report-definition.ts';

/** The rows whose name, or another word for it, holds what was typed. */
export function searchRows(rows: readonly ReportRow[], q: string): readonly ReportRow[] {
  const search = q.toLocaleLowerCase();
  return rows.filter(({ name, alsoNamed = [] }) =>
    [name, ...alsoNamed].some((one) => one.toLocaleLowerCase().includes(search)),
  );
}

export const totalOf = (row: ReportRow): number => row.counts[0] ?? 0;
