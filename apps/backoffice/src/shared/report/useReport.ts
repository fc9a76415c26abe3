import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../notify.ts';
import { useRemote } from '../remote/useRemote.ts';
import { announce, reportToast } from './announce.ts';
import { arrange } from './arrange.ts';
import type { Period, ReportDefinition, ReportRow } from './report-definition.ts';
import { type ReportQuery, readReportQuery, writeReportQuery } from './report-query.ts';

/** A report as the address asks for it, and how to ask for another. */
export function useReport({ load, counts }: ReportDefinition) {
  const [params, setParams] = useSearchParams();
  const query = readReportQuery(params);
  const { fromDate, toDate } = query;

  const report = useRemote<readonly ReportRow[]>(
    `${fromDate} ${toDate}`,
    async (_, { signal }) => {
      const answer = await load({ fromDate, toDate }, signal);
      // Both reports speak at every answer, also at a good one (spec section 8).
      if (!signal.aborted) announce(answer);
      return answer.ok ? { ok: true, data: answer.rows } : answer;
    },
    { keeps: () => true },
  );

  // What it says is about this screen alone.
  useEffect(() => () => notify.takeBack(reportToast), []);

  const change = (next: Partial<ReportQuery>, replace = false) =>
    setParams(writeReportQuery({ ...query, ...next }), { replace, preventScrollReset: true });

  const { q, size, page } = query;
  const { by, order } = query.sort;
  // The same rows from draw to draw, as the table wants them.
  const arranged = useMemo(
    () => arrange(report.data ?? [], { q, size, page, sort: { by, order } }, counts),
    [report.data, q, size, page, by, order, counts],
  );
  // A link may name a page that a shorter list no longer has: the address follows what is shown.
  const lost = report.data !== undefined && query.page !== arranged.page;
  useEffect(() => {
    if (lost) change({ page: arranged.page }, true);
  });

  return {
    ...report,
    ...arranged,
    rows: report.data ?? [],
    query,
    change,
    /** Asks the server, also when the days are the same as before. */
    submit(period: Period) {
      const same = period.fromDate === fromDate && period.toDate === toDate;
      if (same) report.reload();
      else change({ ...period, page: 1 });
    },
    /** Sorts by a column; the same one again turns it around. Counts start with the most. */
    sortBy(by: string) {
      const { sort } = query;
      const start = by === 'name' ? 'asc' : 'desc';
      const turned = sort.order === 'asc' ? 'desc' : 'asc';
      change({ sort: { by, order: sort.by === by ? turned : start }, page: 1 }, true);
    },
  };
}
