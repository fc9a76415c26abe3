import { Button } from '@pabean/ui/Button';
import { useState } from 'react';
import { Notice } from '../../../shared/Notice.tsx';
import { useCorrectTexts } from '../correct/correct-texts.ts';
import part from '../OwnPart.module.css';
import type { OwnOrder } from '../own-order.ts';
import styles from './Refund.module.css';
import { keepDraft, readDraft } from './refund-draft.ts';
import { isOffered } from './refund-reason.ts';
import type { RefundTexts } from './texts/en.ts';

/** What was half-written when refunds ended: it was not sent, and stays in sight until it is removed. */
export function LeftRequest({ own, texts }: { own: OwnOrder; texts: RefundTexts }) {
  const orderId = own.order_id;
  const [{ reason, words }, setDraft] = useState(() => readDraft(orderId));
  const remove = useCorrectTexts()?.remove;
  if (reason === '' && words === '') return null;
  const onRemove = () => {
    keepDraft(orderId, null);
    setDraft(readDraft(orderId));
  };
  return (
    <div className={`${part.card} ${styles.standing}`}>
      <div role="status">
        <Notice kind="attention">{texts.endedMeanwhile}</Notice>
      </div>
      {reason && (
        <p>
          <strong>{isOffered(reason) ? texts[reason] : reason}</strong>
        </p>
      )}
      {words && <blockquote dir="auto">{words}</blockquote>}
      <Button variant="default" onClick={onRemove}>
        {remove}
      </Button>
    </div>
  );
}
