import { apiAddress } from '@pabean/api-client';
import { formatDateTime, MISSING } from '@pabean/domain';
import { HistoryTable, type HistoryTableColumn } from '@pabean/ui/HistoryTable';
import { SectionCard } from '@pabean/ui/SectionCard';
import type { OrderDetail } from '../order-store.ts';
import { Delivery } from './Delivery.tsx';
import styles from './EmailHistory.module.css';
import { Ltr } from './Ltr.tsx';
import { ResendForm } from './ResendForm.tsx';
import { SendAgain } from './SendAgain.tsx';

type Mail = OrderDetail['mailHistory'][number];

const columns: readonly HistoryTableColumn<Mail>[] = [
  { id: 'order', header: 'Order ID', cell: (mail) => <Ltr>{mail.order_id}</Ltr> },
  {
    id: 'date',
    rowHeader: true,
    header: 'Date & Time',
    cell: (mail) => <Ltr>{formatDateTime(mail.create_ts)}</Ltr>,
  },
  {
    id: 'reminder',
    header: 'Reminder mail',
    cell: (mail) => (mail.remainder_mail === 1 ? 'Yes' : MISSING),
  },
  { id: 'document', header: 'Document', cell: (mail) => <DocumentLink mail={mail} /> },
  { id: 'provider', header: 'Provider', cell: (mail) => mail.uploadDoc.mail_service_provider },
  {
    id: 'delivery',
    header: 'Delivery',
    cell: (mail) => (
      <>
        <Delivery mail={mail} />
        <SendAgain mail={mail} />
      </>
    ),
  },
];

/** Email History, with the resend form in its foot (spec section 2, View Order). */
export function EmailHistory({ order }: { order: OrderDetail }) {
  return (
    <SectionCard
      title="Email History"
      id="emails"
      count={order.mailHistory.length}
      padding="none"
      footer={<ResendForm order={order} />}
    >
      <HistoryTable
        caption="Email History"
        columns={columns}
        rows={order.mailHistory}
        rowId={({ id }) => id}
        empty="No record found"
      />
    </SectionCard>
  );
}

/** The link is signed and expires: it opens beside the order, and is no address to keep. */
function DocumentLink({ mail }: { mail: Mail }) {
  const { file1, url } = mail.uploadDoc;
  if (file1 === null) return MISSING;
  if (url === null) return <Ltr wrap>{file1}</Ltr>;
  return (
    <a href={apiAddress(url)} target="_blank" rel="noreferrer" className={styles.document}>
      <Ltr wrap>{file1}</Ltr>
    </a>
  );
}
