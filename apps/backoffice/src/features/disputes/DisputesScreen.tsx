import type { DisputeRow } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { DataTableView } from '@pabean/ui/DataTable';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { SearchBox } from '@pabean/ui/SearchBox';
import { IconPlus, IconRefresh, IconScale } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { setPageTitle } from '../../shared/page-title.ts';
import { turnPage } from '../../shared/table/turn-page.ts';
import { useSearchText } from '../../shared/useSearchText.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { DeskFilters } from './DeskFilters.tsx';
import { DeskFooter } from './DeskFooter.tsx';
import { DeskNumbers } from './DeskNumbers.tsx';
import styles from './DisputesScreen.module.css';
import { deskCardsBelow } from './desk-columns.tsx';
import { clearDesk, isFiltered } from './desk-query.ts';
import { askedDeskPage, reloadDesk, useDesk } from './desk-store.ts';
import { NewCaseDialog } from './NewCaseDialog.tsx';
import { UnattachedBanner } from './UnattachedBanner.tsx';
import { useDeskAddress } from './useDeskAddress.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { useDeskOffer } from './useDeskOffer.tsx';
import { useDeskTable } from './useDeskTable.ts';

const title = 'Disputes';
const searchHelp =
  'Search by the beginning of a case, order, transaction or gateway number. To find a case by the digits of its number alone, type all of them.';

/** `/admin/disputes`: the cases of banks and networks, the earliest deadline first. */
export function DisputesScreen() {
  useEffect(() => setPageTitle(title), []);
  const { query, change, key } = useDeskAddress();
  const state = useDesk();
  const { data: desk, loading, failure } = state;
  const { page } = state.shownKey ?? query;
  const askedFor = askedDeskPage(state, query);
  const [attaching, setAttaching] = useState<DisputeRow | null>(null);
  const [adding, setAdding] = useState(false);
  const table = useDeskTable({
    desk,
    page,
    onAttach: setAttaching,
    // What the address asks for already did not come.
    onPage: (to) => (to === query.page ? void reloadDesk() : change({ page: to })),
  });
  const turn = (step: 1 | -1) => turnPage(table, step, { page, asked: askedFor });
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchText(query.q, (q) => change({ q, page: 1 }, query.q !== ''));
  const { cursor, setCursor } = useDeskKeys({ table, key, search: box, turn });
  const narrowed = isFiltered(query) || query.state !== 'open';
  useDeskOffer({
    search: box,
    onNew: () => setAdding(true),
    onClear: narrowed ? () => change(clearDesk()) : undefined,
  });
  return (
    <div className={styles.screen}>
      <PageTitle title={title} total={desk?.numbers.open.count} unit="open">
        <SearchBox
          ref={box}
          value={search.text}
          onChange={search.onChange}
          onClear={() => search.onChange('')}
          busy={query.q !== '' && loading !== 'idle'}
          label="Search cases"
          placeholder="Case, order or transaction"
          help={searchHelp}
          hint="/"
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          New case
        </Button>
        <Button
          variant="default"
          className={styles.refresh}
          aria-label="Refresh"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void reloadDesk()}
        >
          <span className={styles.word}>Refresh</span>
        </Button>
      </PageTitle>
      <DeskNumbers
        numbers={desk?.numbers}
        listsEnded={desk?.choices.filters.includes('ended') ?? false}
        query={query}
        onFilter={(next) => change({ ...next, q: query.q })}
      />
      <UnattachedBanner
        unattached={desk?.numbers.unattached}
        shown={query.unattached}
        onShow={() => change({ ...clearDesk(), unattached: true, state: 'all' })}
        onBack={() => change(clearDesk())}
      />
      <DeskFilters
        query={query}
        choices={desk?.choices}
        onChange={(next) => change({ ...next, page: 1 })}
      />
      {desk === undefined && failure !== null ? (
        // The toast has the server's words (spec section 8); twice would be too often.
        <InlineError title="The cases could not be loaded." onRetry={() => void reloadDesk()} />
      ) : (
        <DataTableView
          table={table}
          caption={title}
          layout="content"
          cardsBelow={deskCardsBelow}
          maxHeight={null}
          emptyTitle={narrowed ? 'No cases match the filters' : 'No open cases'}
          emptyLine={
            narrowed ? undefined : 'Cases arrive from the gateways, or add one with New case.'
          }
          emptyIcon={IconScale}
          loading={desk === undefined ? 'first' : loading}
          cursor={cursor}
          onCursor={setCursor}
          footer={<DeskFooter table={table} desk={desk} page={page} asked={askedFor} />}
        />
      )}
      {desk?.total === 0 && narrowed && <ClearFilters onClear={() => change(clearDesk())} />}
      <AttachDialog
        row={attaching}
        onClose={(row) => setAttaching((now) => (now === row ? null : now))}
      />
      <NewCaseDialog
        opened={adding}
        onClose={() => setAdding(false)}
        gateways={desk?.choices.gateways ?? []}
      />
    </div>
  );
}
