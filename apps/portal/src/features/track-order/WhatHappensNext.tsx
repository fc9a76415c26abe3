import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import styles from './TrackOrder.module.css';

const steps = [1, 2, 3] as const;

/** The next steps beside the form, and the way out for whoever has no order id. */
export function WhatHappensNext() {
  const { t } = useLanguage();
  return (
    <section className={styles.next} aria-labelledby="next-heading">
      <h2 id="next-heading">{t('track.next')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`track.step${step}`)}</h3>
            <p>{t(`track.step${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.lost}>
        <Rich text="track.lost" tags={linkTo('contact')} />
      </p>
    </section>
  );
}
