import { folderActions, folders, type ProcessMonth } from '@pabean/domain';
import { DataTable } from '@pabean/ui/DataTable';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { SearchBox } from '@pabean/ui/SearchBox';
import { toneIcon } from '@pabean/ui/theme';
import { useEffect, useRef } from 'react';
import widths from '../../../shared/orders/columns.module.css';
import { orderCardsBelow } from '../../../shared/orders/columns.tsx';
import { ListFooter } from '../../../shared/orders/ListFooter.tsx';
import { ListSort } from '../../../shared/orders/ListSort.tsx';
import { nextSort, searchHelp } from '../../../shared/orders/list-query.ts';
import type { ListRow } from '../../../shared/orders/list-row.ts';
import { useColumns } from '../../../shared/orders/useColumns.ts';
import { setPageTitle } from '../../../shared/page-title.ts';
import { ReturnLink } from '../../../shared/ReturnLink.tsx';
import { useUser } from '../../../shared/session/session-store.ts';
import { useSearchText } from '../../../shared/useSearchText.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { deleteOrder } from './delete-order.ts';
import styles from './MonthScreen.module.css';
import { useMonth } from './useMonth.ts';
import { useMonthKeys } from './useMonthKeys.ts';

const folder = folders.futureOrder;
const rowId = (row: ListRow) => row.id;
const none: readonly ListRow[] = [];

/** The future orders of one month, with a way back to the twelve. */
export function MonthScreen({ month }: { month: ProcessMonth }) {
  const title = `${folder.title}, ${month}`;
  useEffect(() => setPageTitle(title), [title]);
  const list = useMonth(month, title);
  const { query, change, data } = list;
  const rows = data?.rows ?? none;
  const search = useSearchText(query.q, (q) => change({ q, page: 1 }, query.q !== ''));
  const box = useRef<HTMLInputElement>(null);
  const keys = useMonthKeys({
    rows,
    search: box,
    turn(step) {
      const page = query.page + step;
      if (page >= 1 && page <= list.pages) change({ page });
    },
  });

  const { type } = useUser();
  const mayDelete = folderActions(folder.name, type).includes('delete-row');
  const columns = useColumns({
    folder,
    sort: query.sort,
    onSort: (column) => change({ sort: nextSort(query.sort, column), page: 1 }),
    onDelete: mayDelete ? (row) => void deleteOrder(row, list) : undefined,
  });

  return (
    <div className={`${widths.widths} ${styles.screen}`}>
      <PageTitle
        title={title}
        total={data?.total}
        before={
          <ReturnLink to={{ search: '' }} className={styles.back}>
            Back
          </ReturnLink>
        }
      >
        <SearchBox
          ref={box}
          value={search.text}
          onChange={search.onChange}
          onClear={() => search.onChange('')}
          busy={query.q !== '' && list.loading !== 'idle'}
          label="Search orders"
          placeholder="Search orders"
          help={searchHelp}
          hint="/"
        />
        <RefreshButton />
      </PageTitle>
      {data === undefined && list.failure !== null ? (
        // The toast has the server's words (spec section 8); twice would be too often.
        <InlineError title="The orders could not be loaded." onRetry={list.reload} />
      ) : (
        <DataTable
          columns={columns}
          rows={rows}
          rowId={rowId}
          caption={title}
          cardsBelow={orderCardsBelow}
          layout="content"
          emptyTitle="No records found"
          emptyLine="No data available in table"
          emptyIcon={toneIcon(folder.tone)}
          loading={list.loading}
          cursor={keys.cursor}
          onCursor={keys.setCursor}
          toolbar={<ListSort columns={columns} query={query} onQuery={change} />}
          footer={
            <ListFooter
              query={query}
              total={data?.total}
              // A load that broke off reads no further.
              loaded={list.failure === null && data?.complete === false ? rows.length : null}
              onQuery={change}
            />
          }
        />
      )}
    </div>
  );
}
