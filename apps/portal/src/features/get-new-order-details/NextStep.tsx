import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { nearness } from './arrival.ts';
import { type OwnOrder, useLoadedOwnOrder } from './own-order.ts';
import { Reach } from './Reach.tsx';
import type { TravellerOrder } from './shown-order.ts';

/** What comes next. */
export function NextStep({ order }: { order: TravellerOrder }) {
  const { t } = useLanguage();
  const { stage, refund_date: refundDate } = order;
  const own = useLoadedOwnOrder(order.order_id);
  if (stage === 'waitingForYou') {
    return (
      <>
        {own?.question && `${t('next.answer')} `}
        <Reach />
      </>
    );
  }
  if (stage === 'queued' || stage === 'preparing' || stage === 'waitingForAuthority') {
    return (
      <>
        {isOurTurn(order, own) && `${t('next.nothing')} `}
        {t(`next.${stage === 'queued' ? 'preparing' : stage}`)}
      </>
    );
  }
  if (stage === 'refunded') return t(refundDate ? 'next.refunded' : 'next.refunding');
  return (
    <>
      {order.unfiled && nearness(order) !== 'past' && `${t('next.unfiled')} `}
      <Rich text={`next.${stage}`} tags={linkTo('contact')} />
    </>
  );
}

/**
 * Whether "You do not need to do anything now" is true: nothing is asked or
 * marked, the payment is confirmed, the arrival is more than a day away, and no refund was asked for.
 * Until the record is known it is not said.
 */
function isOurTurn(order: TravellerOrder, own: OwnOrder | undefined): boolean {
  if (own === undefined || order.asked_at !== null || nearness(order) !== 'later') return false;
  const { question, marks, refund } = own;
  if (question !== null || marks.length > 0 || refund.paid === null) return false;
  return refund.request?.state !== 'asked';
}
