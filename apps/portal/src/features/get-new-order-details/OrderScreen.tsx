import { decodeOrderId } from '@pabean/domain';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { sentBack } from '../../shared/sent-back.ts';
import { ApprovedOrder } from './ApprovedOrder.tsx';
import { useMinute } from './clock/useMinute.ts';
import { Messages } from './conversation/lazy.ts';
import { forgetDocument } from './document-file.ts';
import { LeaveSection } from './keeping/LeaveOrder.tsx';
import { useOffline } from './keeping/useOffline.ts';
import { laterPart } from './later-part.tsx';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderStanding } from './OrderStanding.tsx';
import { openOrder } from './order-store.ts';
import { useOrder } from './order-view.ts';
import { ScriptsMissing } from './PartMissing.tsx';
import { StageNews } from './StageNews.tsx';
import { asTold } from './stage-texts.ts';
import { OrderSteps } from './steps/lazy.ts';
import { useNews } from './useNews.ts';

/** Not in the page's script: it comes after what the order says. */
const OwnParts = laterPart('own-parts', async () => (await import('./OwnParts.tsx')).OwnParts);

/** `/get-new-order-details/{encoded}`: the download page, or where the order stands before it. */
export function OrderScreen() {
  const { encoded = '' } = useParams();
  const orderId = decodeOrderId(encoded) ?? '';
  const view = useOrder();
  const [tries, setTries] = useState(0);
  useOffline(view);
  useNews(orderId, view);
  // A page that stands open for days says "tomorrow" and "past" when it is.
  useMinute();
  // Whoever has to show the e-mail again gets all of the file anew.
  const isLocked = view.state === 'locked';
  useEffect(() => {
    if (isLocked) forgetDocument();
  }, [isLocked]);
  const onTryAgain = () => {
    setTries((count) => count + 1);
    openOrder(orderId);
  };
  if (view.state === 'loading') return <OrderSkeleton key={tries} onTryAgain={onTryAgain} />;
  if (view.state === 'locked') {
    return <Navigate to={paths.trackOrderEncoded(encoded)} state={sentBack} replace />;
  }
  if (view.state === 'failed') {
    return <OrderFailed orderId={orderId} failure={view.failure} onTryAgain={onTryAgain} />;
  }
  const { order, downloads, fresh, copy } = view;
  // A document stays the traveller's whatever else the order waits for (spec, Details).
  const hasDocument = order.stage === 'approved' || order.path !== null;
  const standing = asTold(order);
  return (
    <>
      <StageNews stage={hasDocument ? 'approved' : standing.stage} order={order} />
      {hasDocument ? (
        <ApprovedOrder order={order} downloads={downloads} fresh={fresh} copy={copy} />
      ) : (
        <OrderStanding order={standing} />
      )}
      {/* A copy knows nothing of these. */}
      {copy === null && (
        <>
          {!hasDocument && <OrderSteps order={standing} />}
          {/* With a document it stands where the document's own buttons do. */}
          {!hasDocument && <ScriptsMissing />}
          <OwnParts order={order} />
        </>
      )}
      {/* In one place for both: whoever writes while a copy is shown goes on when the order is. */}
      <Messages key={order.order_id} order={order} copy={copy} />
      {!hasDocument && <LeaveSection order={order} />}
    </>
  );
}
