import { serverNow } from '@pabean/api-client';
import { formatDate } from '@pabean/domain';
import { DataTableView } from '@pabean/ui/DataTable';
import { DateRangeFilter } from '@pabean/ui/DateRangeFilter';
import { InlineError } from '@pabean/ui/InlineError';
import { groupDigits } from '@pabean/ui/numbers';
import { PageTitle } from '@pabean/ui/PageTitle';
import { SearchBox } from '@pabean/ui/SearchBox';
import { useEffect, useRef } from 'react';
import hiding from '../hidden.module.css';
import { setPageTitle } from '../page-title.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { TablePager } from '../table/TablePager.tsx';
import { useSearchText } from '../useSearchText.ts';
import styles from './ReportScreen.module.css';
import type { Period, ReportDefinition } from './report-definition.ts';
import { useReport } from './useReport.ts';
import { useReportTable } from './useReportTable.ts';

/** The days of a report for paper, where the fields are not: those of the counts that stand there. */
function periodWords({ fromDate, toDate }: Period): string {
  if (fromDate === null && toDate === null) return 'All orders';
  const from = fromDate === null ? 'Until' : `From ${formatDate(fromDate)} to`;
  return toDate === null ? `From ${formatDate(fromDate)}` : `${from} ${formatDate(toDate)}`;
}

/** Orders counted by something, in a period (spec section 2, "Country Order Details"). */
export function ReportScreen({ report: definition }: { report: ReportDefinition }) {
  const { title, searchLabel } = definition;
  useEffect(() => setPageTitle(title), [title]);
  const report = useReport(definition);
  const { query, change, found, data } = report;
  const table = useReportTable(definition, report);
  const search = useSearchText(query.q, (q) => change({ q, page: 1 }, query.q !== ''));

  const box = useRef<HTMLInputElement>(null);
  useShortcuts({
    '/': () => box.current?.focus(),
    '[': () => table.getCanPreviousPage() && table.previousPage(),
    ']': () => table.getCanNextPage() && table.nextPage(),
  });

  return (
    <div className={styles.screen}>
      <PageTitle title={title} total={data && found.length} unit={definition.unit} />
      <p className={styles.period}>{periodWords(data ?? query)}</p>
      <div className={styles.bar}>
        <DateRangeFilter
          range={query}
          busy={report.loading !== 'idle'}
          error={report.failure?.errors.find(({ path }) => path === 'fromDate')?.message}
          now={serverNow}
          onSubmit={report.submit}
        />
        <div className={styles.search}>
          <SearchBox
            ref={box}
            value={search.text}
            onChange={search.onChange}
            onClear={() => search.onChange('')}
            busy={false}
            label={searchLabel}
            placeholder={searchLabel}
            hint="/"
          />
        </div>
      </div>
      <p className={styles.zone}>A day begins and ends at midnight UTC.</p>
      <p className={hiding.hidden} role="status">
        {query.q !== '' &&
          data &&
          `${groupDigits(found.length)} of ${groupDigits(data.rows.length)}`}
      </p>
      {data === undefined && report.failure !== null ? (
        // The toast has the server's words (spec section 8); twice would be too often.
        <InlineError title="The orders could not be counted." onRetry={report.reload} />
      ) : (
        <div className={styles.table}>
          <DataTableView
            table={table}
            caption={title}
            layout="content"
            emptyTitle="No records found"
            loading={report.loading}
            footer={<TablePager table={table} counted />}
          />
        </div>
      )}
    </div>
  );
}
