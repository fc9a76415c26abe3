import { SectionCard } from '@pabean/ui/SectionCard';
import { useState } from 'react';
import type { OrderDetail } from '../order-store.ts';
import { AskDialog } from './AskDialog.tsx';
import styles from './Conversation.module.css';
import { Entry } from './Entry.tsx';
import { MessageForm } from './MessageForm.tsx';

/** Questions, answers and messages of an order, oldest first, and what staff write next. */
export function Conversation({ order }: { order: OrderDetail }) {
  const [asking, setAsking] = useState(false);
  const { conversation, marks } = order;
  const lastWritten = conversation.findLast(
    ({ kind, author }) => kind === 'message' && author === 'traveller',
  );
  return (
    <SectionCard
      title="Conversation"
      id="conversation"
      count={conversation.length}
      padding="none"
      footer={<MessageForm orderId={order.order_id} onAsk={() => setAsking(true)} />}
    >
      {conversation.length === 0 ? (
        <p className={styles.empty}>No record found</p>
      ) : (
        <ol className={styles.entries}>
          {conversation.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              waits={marks.includes('wrote') && entry === lastWritten}
            />
          ))}
        </ol>
      )}
      <AskDialog
        opened={asking}
        onClose={() => setAsking(false)}
        order={order}
        to={null}
        onMove={() => {}}
      />
    </SectionCard>
  );
}
