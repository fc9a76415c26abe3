import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { AlertIcon } from '../../shared/icons.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { ClockIcon } from './icons.tsx';
import styles from './Order.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import type { TravellerOrder } from './order-store.ts';
import { stageTexts } from './stage-texts.ts';

/** Where the order stands before there is something to download. */
export function OrderStanding({ order }: { order: TravellerOrder }) {
  const { t, tag } = useLanguage();
  const { heading, sentence, next, tone } = stageTexts[order.stage];
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(
    new Date(order.stage_since),
  );
  const Icon = tone === 'attention' ? AlertIcon : ClockIcon;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.mark} data-tone={tone}>
          <Icon size={28} />
        </span>
        <div>
          <PageHeading title={t('order.page')}>{t(heading)}</PageHeading>
          <p className={styles.lead}>{t(sentence, { date })}</p>
        </div>
      </div>
      <div className={styles.panel}>
        <div className={styles.next}>
          <h2>{t('order.next')}</h2>
          <p>
            <Rich text={next} tags={linkTo('contact')} />
          </p>
          {order.stage !== 'closed' && (
            <p>
              <Rich text="next.contact" tags={linkTo('contact')} />
            </p>
          )}
        </div>
        <OrderFacts order={order} withArrival />
      </div>
    </>
  );
}
