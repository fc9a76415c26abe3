import { pageCount } from '@pabean/domain';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../notify.ts';
import { useRemote } from '../remote/useRemote.ts';
import { announce, reportToast } from './announce.ts';
import type { Period, ReportDefinition, ReportRow } from './report-definition.ts';
import { type ReportQuery, readReportQuery, writeReportQuery } from './report-query.ts';
import { searchRows } from './search-rows.ts';

/** What was counted, and for which days: after a failure these are not the days that were asked for. */
type Counts = Period & { readonly rows: readonly ReportRow[] };

const noRows: readonly ReportRow[] = [];

/** A report as the address asks for it, and how to ask for another. */
export function useReport({ load }: ReportDefinition) {
  const [params, setParams] = useSearchParams();
  const query = readReportQuery(params);
  const { fromDate, toDate } = query;

  const report = useRemote<Counts>(
    `${fromDate} ${toDate}`,
    async (_, { signal }) => {
      const answer = await load({ fromDate, toDate }, signal);
      // Both reports speak at every answer, also at a good one (spec section 8).
      if (!signal.aborted) announce(answer);
      return answer.ok ? { ok: true, data: { rows: answer.rows, fromDate, toDate } } : answer;
    },
    { keeps: () => true },
  );

  // What it says is about this screen alone.
  useEffect(() => () => notify.takeBack(reportToast), []);

  const change = (next: Partial<ReportQuery>, replace = false) =>
    setParams(writeReportQuery({ ...query, ...next }), { replace, preventScrollReset: true });

  const { q, size } = query;
  const rows = report.data?.rows ?? noRows;
  // The same rows from draw to draw, as the table wants them.
  const found = useMemo(() => searchRows(rows, q), [rows, q]);
  const page = Math.min(query.page, pageCount(found.length, size));
  // A link may name a page that a shorter list no longer has: the address follows what is shown.
  const lost = report.data !== undefined && query.page !== page;
  useEffect(() => {
    if (lost) change({ page }, true);
  });

  return {
    ...report,
    rows,
    /** Those that the search leaves. */
    found,
    /** The page that there is of the one that the address names. */
    page,
    query,
    change,
    /** Asks the server, also when the days are the same as before. */
    submit(period: Period) {
      const same = period.fromDate === fromDate && period.toDate === toDate;
      if (same) report.reload();
      else change({ ...period, page: 1 });
    },
  };
}

export type Report = ReturnType<typeof useReport>;
