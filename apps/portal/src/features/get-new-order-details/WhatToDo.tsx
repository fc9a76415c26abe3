import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import styles from './Order.module.css';
import { Reach } from './Reach.tsx';
import type { TravellerOrder } from './shown-order.ts';
import type { Urgency } from './stage-texts.ts';

type Props = { order: TravellerOrder; urgency: Urgency };

/** What a traveller can do who arrives without an approved declaration (design 2, section 3). */
export function WhatToDo({ order: { stage }, urgency }: Props) {
  const { t } = useLanguage();
  return (
    <>
      <h2>{t('do.heading')}</h2>
      {urgency === 'past' ? (
        <ul className={styles.do}>
          <li>
            {t('do.newDate')} <Reach />
          </li>
          <li>
            <Rich text="do.refund" tags={linkTo('refund')} />
          </li>
        </ul>
      ) : (
        <ul className={styles.do}>
          {stage === 'received' && (
            <li>
              <Rich text="next.received" tags={linkTo('contact')} />
            </li>
          )}
          <li>
            <Reach />
          </li>
          <li>{t('do.open')}</li>
          <li>{t('do.form')}</li>
        </ul>
      )}
    </>
  );
}
