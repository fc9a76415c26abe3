import {
  type Due,
  type FolderDefinition,
  firstToFile,
  folderActions,
  hasClocks,
  listsDue,
  type ProcessMonth,
  searchedText,
  sortsOf,
} from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { DataTableView, type RowSelectionState } from '@pabean/ui/DataTable';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { SearchBox } from '@pabean/ui/SearchBox';
import { toneIcon } from '@pabean/ui/theme';
import { useEffect, useMemo, useRef } from 'react';
import type { BulkAction } from '../../shared/orders/bulk-actions.ts';
import widths from '../../shared/orders/columns.module.css';
import { orderCardsBelow } from '../../shared/orders/columns.tsx';
import { reachOf } from '../../shared/orders/fetch-page.ts';
import { KeyHints } from '../../shared/orders/KeyHints.tsx';
import { ListFooter } from '../../shared/orders/ListFooter.tsx';
import { ListSort } from '../../shared/orders/ListSort.tsx';
import { queryKey, searchHelp, searchHint, someMarks } from '../../shared/orders/list-query.ts';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { SearchedTextContext } from '../../shared/orders/mark-hits.tsx';
import { setPageTitle } from '../../shared/page-title.ts';
import { ReturnLink } from '../../shared/ReturnLink.tsx';
import { useUser } from '../../shared/session/session-store.ts';
import { turnPage } from '../../shared/table/turn-page.ts';
import { useStateOf } from '../../shared/table/useStateOf.ts';
import { useSearchText } from '../../shared/useSearchText.ts';
import { askedPage, shownQuery } from './asked-page.ts';
import { CheckOrdersLink } from './CheckOrdersLink.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FirstToFile } from './FirstToFile.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import styles from './list.module.css';
import { orderList, useList } from './list-store.ts';
import { MarkFilters } from './MarkFilters.tsx';
import { PaidTwice } from './PaidTwice.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { summaryOf } from './summary.ts';
import { useAllRows } from './useAllRows.ts';
import { useBulk } from './useBulk.ts';
import { useListAddress } from './useListAddress.ts';
import { useListKeys } from './useListKeys.ts';
import { useListOffer } from './useListOffer.tsx';
import { useNewRows } from './useNewRows.ts';
import { useOrderTable } from './useOrderTable.ts';
import { useRefresh } from './useRefresh.ts';
import { useReload } from './useReload.ts';
import { listTitleId, useRowDelete } from './useRowDelete.ts';
import { useRowState } from './useRowState.ts';

const noRows: RowSelectionState = {};
const checkLabel = (row: ListRow) => `Select order ${row.id}`;

/** Before a button goes that has the focus: whoever works with keys would begin at the top again. */
const focusTitle = () => document.getElementById(listTitleId)?.focus({ preventScroll: true });

/** Their widths depend on which others there are (columns.module.css). */
const visibleColumns = (table: ReturnType<typeof useOrderTable>) =>
  table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join(' ');

type OrderFoldersScreenProps = {
  folder: FolderDefinition;
  /** Of Future Orders one month is listed, with a way back to the twelve. */
  month?: ProcessMonth;
};

/** Every folder's list (spec section 2, "Folder lists"): only the folder's data differ. */
export function OrderFoldersScreen({ folder, month }: OrderFoldersScreenProps) {
  const { name, tone } = folder;
  const title = month === undefined ? folder.title : `${folder.title}, ${month}`;
  useEffect(() => setPageTitle(title), [title]);
  const { type } = useUser();
  const offered = useMemo(() => folderActions(name, type), [name, type]);
  const source = { folder: name, month };
  const { query, change, key } = useListAddress(source, title);
  const due = listsDue(folder) ? query.due : undefined;
  const isByClock = query.sort?.sort === firstToFile.sort;
  const list = useList(source);
  const news = useNewRows(list);
  const canSortByClock =
    due !== undefined ||
    (hasClocks(folder) && sortsOf(name, list.total ?? 0).includes(firstToFile.sort));
  const box = useRef<HTMLInputElement>(null);
  const searched = useMemo(() => searchedText(query.q), [query.q]);
  const search = useSearchText(query.q, (q) => change({ q, page: 1 }, query.q !== ''));
  const [rowSelection, setRowSelection] = useStateOf(key, noRows);
  const all = useAllRows(list, key);
  const standing = shownQuery(list, query);
  const askedFor = askedPage(list, { source, query });
  const reload = useReload({ asked: askedFor, standing, change });
  const bulk = useBulk(key, { onDone: (sent) => rows.untick(sent), reload });
  const table = useOrderTable({
    folder,
    list,
    query,
    change,
    rowSelection: all?.rowSelection ?? rowSelection,
    onRowSelectionChange: setRowSelection,
    onDelete: offered.includes('delete-row') ? (row) => void deleteRow(row) : undefined,
  });
  const deleteRow = useRowDelete(table, key, (row) => bulk.run('delete-orders', [row]));
  const reach = list.total && reachOf({ total: list.total, more: list.more }, standing);
  const page = useRowState(table, `${key} ${queryKey(standing, source)}`);
  const rows = all?.rows ?? page;
  const run = (action: BulkAction) => {
    if (rows.refusal !== undefined) return;
    const chosen = rows.chosen();
    if (chosen instanceof Promise) void chosen.then((read) => bulk.run(action, read));
    else void bulk.run(action, chosen);
  };
  const showNews = () => {
    // They came onto the page that stands.
    if (askedFor === undefined) void orderList.reload();
    else change({ page: standing.page, size: standing.size });
    // The button goes with the news.
    focusTitle();
  };
  /** Order History as a whole cannot be sorted by the clock. */
  const dueChange = (on: Due | undefined) => ({
    due: on,
    page: 1,
    ...(on === undefined && isByClock && !hasClocks(folder) && { sort: undefined }),
  });
  const clearFilters = () => {
    // The button goes with the filters.
    focusTitle();
    change({ ...dueChange(undefined), marks: undefined });
  };
  const turn = (step: 1 | -1) => turnPage(table, step, { page: standing.page, asked: askedFor });
  const refreshing = useRefresh();
  useListKeys({ rows, search: box, offered, run, turn, refresh: refreshing.refresh });
  useListOffer({ rows, search: box, offered, run, refresh: refreshing.refresh, reload });

  return (
    <div className={widths.widths} data-columns={visibleColumns(table)}>
      <div className={styles.head}>
        <PageTitle
          title={title}
          titleId={listTitleId}
          total={list.total}
          more={list.more}
          before={
            month !== undefined && (
              <ReturnLink to={{ search: '' }} className={styles.back}>
                Back
              </ReturnLink>
            )
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
          {canSortByClock && (
            <FirstToFile
              isOn={isByClock}
              folder={folder}
              onChange={(isOn) => change({ sort: isOn ? firstToFile : undefined, page: 1 })}
            />
          )}
          <ColumnsMenu folder={folder} />
          <ExportButton request={{ source, query }} total={list.total} />
          <RefreshButton {...refreshing} />
          <CheckOrdersLink folder={name} />
        </PageTitle>
        <MarkFilters
          on={query.marks ?? []}
          counts={list.marks}
          onChange={(marks) => change({ marks: someMarks(marks), page: 1 })}
          due={
            listsDue(folder)
              ? { on: due, counts: list.due ?? null, onChange: (on) => change(dueChange(on)) }
              : undefined
          }
        />
      </div>
      <PaidTwice folder={name} />
      {list.failure ? (
        // The toast has the server's words (spec section 8); twice would be too often.
        <InlineError
          title="The orders could not be loaded."
          onRetry={() => void orderList.reload()}
        />
      ) : (
        <SearchedTextContext value={searched}>
          <DataTableView
            table={table}
            caption={title}
            cardsBelow={orderCardsBelow}
            layout="content"
            emptyTitle="No records found"
            emptyLine="No data available in table"
            emptyIcon={toneIcon(tone)}
            loading={list.loading}
            checkLabel={checkLabel}
            cursor={rows.cursor}
            onCursor={rows.setCursor}
            window={all?.window}
            ticks={all?.ticks}
            toolbar={
              <>
                <ListToolbar
                  offered={offered}
                  selectedCount={rows.selected}
                  refusal={rows.refusal}
                  summary={summaryOf(list)}
                  news={news}
                  running={bulk.running}
                  progress={bulk.progress}
                  onRun={run}
                  onClear={rows.clear}
                  onShowNews={showNews}
                />
                <ListSort table={table} />
              </>
            }
            footer={
              <ListFooter
                table={table}
                total={list.total}
                reach={reach}
                more={list.more}
                asked={askedFor}
              />
            }
          />
        </SearchedTextContext>
      )}
      {query.q !== '' && list.total === 0 && <p className={styles.hint}>{searchHint}</p>}
      {(query.marks ?? due) !== undefined && list.total === 0 && (
        <p className={styles.hint}>
          <Button variant="default" onClick={clearFilters}>
            Clear the filters
          </Button>
        </p>
      )}
      {list.failure === null && list.total !== undefined && <KeyHints />}
    </div>
  );
}
