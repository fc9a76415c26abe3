import { formatDateTime } from '@pabean/domain';
import { FlagMark } from '@pabean/ui/FlagMark';
import { HistoryTable, type HistoryTableColumn } from '@pabean/ui/HistoryTable';
import { SectionCard } from '@pabean/ui/SectionCard';
import type { OrderDetail } from '../order-store.ts';
import styles from './CommentHistory.module.css';
import { Ltr } from './Ltr.tsx';

type Remark = OrderDetail['remark'][number];
type Flag = 'whatsapp' | 'telephone' | 'status_refund' | 'voided' | 'chargeback' | 'report_error';

/** A flag shows N when empty (spec section 3, remark). */
const flag = (id: Flag, header: string): HistoryTableColumn<Remark> => ({
  id,
  header,
  share: 1,
  align: 'center',
  cell: (remark) => <FlagMark value={remark[id] === 'Y' ? 'Y' : 'N'} />,
});

const columns: readonly HistoryTableColumn<Remark>[] = [
  {
    id: 'date',
    rowHeader: true,
    header: 'Date & Time',
    cell: ({ create_ts }) => (
      <span className={styles.date}>
        <Ltr>{formatDateTime(create_ts)}</Ltr>
      </span>
    ),
  },
  {
    id: 'team',
    header: 'Team',
    cell: ({ remark_name }) => <bdi className={styles.team}>{remark_name}</bdi>,
  },
  {
    id: 'remark',
    header: 'Remark',
    share: 6,
    cell: ({ remark }) => (
      <p className={styles.remark} dir="auto">
        {remark}
      </p>
    ),
  },
  flag('whatsapp', 'WhatsApp'),
  flag('telephone', 'Telephone'),
  flag('status_refund', 'Refund'),
  flag('voided', 'Voided'),
  flag('chargeback', 'Chargeback'),
  flag('report_error', 'Report error'),
];

/** Comment History; where nine columns have no room each remark is an entry, on phones with its Y flags alone (design section 7). */
export function CommentHistory({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <SectionCard title="Comment History" id="comments" count={remarks.length} padding="none">
      <div className={styles.entries}>
        <HistoryTable
          caption="Comment History"
          columns={columns}
          rows={remarks}
          rowId={({ id }) => String(id)}
          empty="No record found"
        />
      </div>
    </SectionCard>
  );
}
