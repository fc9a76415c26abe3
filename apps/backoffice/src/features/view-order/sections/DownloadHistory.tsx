import { formatNewYork, orMissing } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { HistoryTable, type HistoryTableColumn } from '@pabean/ui/HistoryTable';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { SentMailDialog } from '../dialogs/SentMailDialog.tsx';
import type { OrderDetail } from '../order-store.ts';
import { browserOf, plainIp } from './device-words.ts';
import { Ltr } from './Ltr.tsx';

type Download = OrderDetail['downloadHistory'][number];
type NumberedDownload = Download & { readonly place: number };

const columns: readonly HistoryTableColumn<NumberedDownload>[] = [
  { id: 'place', header: '#', share: 0.8, cell: ({ place }) => place },
  { id: 'order', header: 'Order ID', cell: ({ order_id }) => <Ltr>{order_id}</Ltr> },
  {
    id: 'date',
    rowHeader: true,
    // "EST" is the New York clock, as the bank reads it (spec, Details).
    header: 'Date & Time (EST)',
    cell: ({ create_ts }) => <Ltr>{formatNewYork(create_ts)}</Ltr>,
  },
  {
    id: 'ip',
    header: 'Device IP Address',
    cell: ({ ip }) => <Ltr>{orMissing(plainIp(ip))}</Ltr>,
  },
  {
    id: 'zone',
    header: 'Time zone',
    cell: ({ timezone }) => <Ltr>{orMissing(timezone)}</Ltr>,
  },
  {
    id: 'browser',
    header: 'Browser',
    cell: ({ browser }) => <Ltr>{orMissing(browserOf(browser))}</Ltr>,
  },
  { id: 'os', header: 'OS', cell: ({ os }) => <Ltr>{orMissing(os)}</Ltr> },
];

/** Download History, with the Sent Mail button (spec section 2, View Order). */
export function DownloadHistory({ order }: { order: OrderDetail }) {
  const [mailOpen, setMailOpen] = useState(false);
  const rows = order.downloadHistory.map((download, index) => ({ ...download, place: index + 1 }));
  return (
    <SectionCard
      title="Download History"
      id="downloads"
      count={rows.length}
      padding="none"
      actions={
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() => setMailOpen(true)}
        >
          Sent Mail
        </Button>
      }
    >
      <HistoryTable
        caption="Download History"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        empty="No record found"
      />
      <SentMailDialog
        opened={mailOpen}
        onClose={() => setMailOpen(false)}
        mails={order.mailHistory}
      />
    </SectionCard>
  );
}
