import { Button } from '@pabean/ui/Button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { CorrectPart } from './correct/CorrectPart.tsx';
import part from './OwnPart.module.css';
import { isLocked, type TravellerOrder } from './order-store.ts';
import { lockOrder } from './order-view.ts';
import { reloadOwnOrder, useOwnFailure, useOwnOrder } from './own-order.ts';
import { RefundPart } from './refund/RefundPart.tsx';

/** What a traveller can do with the order, once the server has said what. */
export function OwnParts({ order }: { order: TravellerOrder }): ReactNode {
  const own = useOwnOrder(order);
  return (
    <>
      <NotHere orderId={order.order_id} />
      {own && (
        <>
          <CorrectPart key={own.order_id} own={own} email={order.email} />
          <RefundPart own={own} />
        </>
      )}
    </>
  );
}

/** Said once for all that is missing: the question and the messages come with the same answer. */
function NotHere({ orderId }: { orderId: string }) {
  const { t } = useLanguage();
  const failure = useOwnFailure();
  if (failure === null) return null;
  const isOver = isLocked(failure);
  return (
    <div className={`${part.part} ${part.missing}`}>
      <Notice kind="attention">{t(isOver ? 'track.openAgain' : 'crash.chunk')}</Notice>
      <Button
        variant="default"
        onClick={() => (isOver ? lockOrder(orderId) : void reloadOwnOrder())}
      >
        {t(isOver ? 'track.page' : 'order.tryAgain')}
      </Button>
    </div>
  );
}
