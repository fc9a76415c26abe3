import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { nearness } from './arrival.ts';
import type { TravellerOrder } from './order-store.ts';
import { Reach } from './Reach.tsx';

/**
 * What comes next. "You do not need to do anything now" stands only where it is true: the work is
 * ours and the arrival is more than a day away (design 2, section 1).
 */
export function NextStep({ order }: { order: TravellerOrder }) {
  const { t } = useLanguage();
  const { stage, doa, refund_date: refundDate } = order;
  if (stage === 'waitingForYou') return <Reach />;
  if (stage === 'preparing' || stage === 'waitingForAuthority') {
    return (
      <>
        {nearness(doa) === 'later' && `${t('next.nothing')} `}
        {t(`next.${stage}`)}
      </>
    );
  }
  if (stage === 'refunded') return t(refundDate ? 'next.refunded' : 'next.refunding');
  return <Rich text={`next.${stage}`} tags={linkTo('contact')} />;
}
