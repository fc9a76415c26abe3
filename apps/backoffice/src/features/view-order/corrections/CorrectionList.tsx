import { correctedLabel, formatDateTime, orMissing } from '@pabean/domain';
import { HistoryTable, type HistoryTableColumn } from '@pabean/ui/HistoryTable';
import { SectionCard } from '@pabean/ui/SectionCard';
import type { OrderDetail } from '../order-store.ts';
import { Ltr } from '../sections/Ltr.tsx';
import styles from './CorrectionList.module.css';
import { correctedText } from './corrected-text.ts';

type Correction = OrderDetail['corrections'][number];

const value = (id: 'before' | 'after', header: string): HistoryTableColumn<Correction> => ({
  id,
  header,
  cell: (correction) => (
    <bdi className={styles.value}>{correctedText(correction.field, correction[id])}</bdi>
  ),
});

const columns: readonly HistoryTableColumn<Correction>[] = [
  {
    id: 'date',
    header: 'Date & Time',
    rowHeader: true,
    cell: ({ create_ts }) => <Ltr>{formatDateTime(create_ts)}</Ltr>,
  },
  { id: 'field', header: 'Field', cell: ({ field }) => correctedLabel(field) },
  value('before', 'Before'),
  value('after', 'After'),
  {
    id: 'by',
    header: 'Corrected by',
    cell: ({ by, by_kind }) =>
      by_kind === 'traveller' ? 'Traveller' : <bdi className={styles.value}>{by}</bdi>,
  },
  {
    id: 'reason',
    header: 'Why',
    cell: ({ reason }) => <bdi className={styles.value}>{orMissing(reason)}</bdi>,
  },
];

/** Every correction of the order, newest first; nothing where there is none. */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <SectionCard title="Corrections" id="corrections" count={corrections.length} padding="none">
      <HistoryTable
        caption="Corrections"
        columns={columns}
        rows={corrections}
        rowId={({ id }) => String(id)}
        empty="No record found"
        cards
        cardHead="field"
      />
    </SectionCard>
  );
}
