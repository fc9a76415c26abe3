import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { CorrectPart } from './correct/CorrectPart.tsx';
import { useHasLost } from './later-part.tsx';
import { isLocked } from './order-store.ts';
import { lockOrder } from './order-view.ts';
import { reloadOwnOrder, useOwnFailure, useOwnOrder } from './own-order.ts';
import { PartMissing } from './PartMissing.tsx';
import { RefundPart } from './refund/RefundPart.tsx';
import type { TravellerOrder } from './shown-order.ts';
import { useLeftBehind } from './useLeftBehind.tsx';
import { usePaymentWords } from './usePaymentWords.ts';

/** What a traveller can do with the order, once the server has said what. */
export function OwnParts({ order }: { order: TravellerOrder }): ReactNode {
  const own = useOwnOrder(order);
  usePaymentWords(own);
  useLeftBehind(order.order_id);
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
  const isSaid = useHasLost();
  if (failure === null) return null;
  const isOver = isLocked(failure);
  // A lost script has the same words and another button, after which this one stands here.
  if (isSaid && !isOver) return null;
  return (
    <PartMissing
      words={t(isOver ? 'track.openAgain' : 'crash.chunk')}
      button={t(isOver ? 'track.page' : 'order.tryAgain')}
      onPress={() => (isOver ? lockOrder(orderId) : void reloadOwnOrder())}
    />
  );
}
