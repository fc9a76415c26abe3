import { useState } from 'react';
import part from '../OwnPart.module.css';
import type { OwnOrder } from '../own-order.ts';
import { places } from '../ToPlace.tsx';
import { LeftRequest } from './LeftRequest.tsx';
import { PolicyTable } from './PolicyTable.tsx';
import styles from './Refund.module.css';
import { RefundForm } from './RefundForm.tsx';
import { RefundReturned } from './RefundReturned.tsx';
import { RefundStanding } from './RefundStanding.tsx';
import { hasDraft } from './refund-draft.ts';
import { useRefundTexts } from './refund-texts.ts';

/**
 * The refund policy, the request, and what became of it; at last what went back.
 */
export function RefundPart({ own }: { own: OwnOrder }) {
  const texts = useRefundTexts();
  const [created, setCreated] = useState<boolean | null>(null);
  // What was typed before a reload is in sight again.
  const [isOpen, setOpen] = useState(() => hasDraft(own.order_id));
  if (texts === undefined || own.refund.paid === null) return null;
  const { refund } = own;
  return (
    <section className={part.part}>
      {refund.refunded !== null && (
        <RefundReturned
          request={refund.request}
          paid={own.refund.paid}
          refunded={refund.refunded}
          texts={texts}
        />
      )}
      {refund.request && refund.refunded === null && (
        <RefundStanding request={refund.request} created={created} texts={texts} />
      )}
      {refund.open && (
        <details
          className={part.card}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary id={places.refund} className={part.summary}>
            {texts.ask}
          </summary>
          <div className={styles.columns}>
            <PolicyTable refund={refund} texts={texts} />
            <RefundForm
              key={own.order_id}
              orderId={own.order_id}
              refund={refund}
              texts={texts}
              onAsked={setCreated}
            />
          </div>
        </details>
      )}
      {!refund.open && <LeftRequest own={own} texts={texts} />}
      {!refund.open && refund.here !== null && <PolicyTable refund={refund} texts={texts} />}
    </section>
  );
}
