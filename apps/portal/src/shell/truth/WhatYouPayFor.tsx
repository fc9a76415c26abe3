import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { useOfficialForm } from '../../shared/official-form.ts';
import { usePayment } from '../../shared/payment-store.ts';
import { useShop } from '../../shared/shop-store.ts';
import styles from './Truth.module.css';

/** Track Order says by it that the traveller had this on the page (`features/track-order/track.ts`). */
export const truthId = 'what-you-pay-for';

/** Before the footer of every page: whose service it is, what is free, what the fee buys. */
export function WhatYouPayFor() {
  const { t } = useLanguage();
  const form = useOfficialForm();
  const statementName = useShop((shop) => shop.statementName) ?? null;
  const payment = usePayment(({ paid }) => paid);
  return (
    <section id={truthId} className={styles.section} tabIndex={-1} aria-labelledby="truth-heading">
      <div className="frame-inner">
        <h2 id="truth-heading">{t('truth.heading')}</h2>
        <div className={styles.parts}>
          <Part heading={t('truth.private')}>
            <Rich text="strip.notice" />
          </Part>
          {form && (
            <Part heading={t('truth.free')}>
              <Rich
                text="truth.freeText"
                values={{ host: <bdi dir="ltr">{form.host}</bdi> }}
                tags={{
                  link: (words) => (
                    <a href={form.href} target="_blank" rel="noreferrer">
                      {words}
                    </a>
                  ),
                }}
              />
            </Part>
          )}
          <Part heading={t('truth.fee')}>{t('truth.feeText')}</Part>
          {statementName !== null && (
            <Part heading={t('truth.statement')}>
              {payment !== null && (
                <>
                  {/* Each by itself: in Arabic, numbers on both sides of Latin letters change places. */}
                  <bdi>{payment.sum}</bdi>, <bdi>{payment.day}</bdi>
                  <br />
                </>
              )}
              <Rich
                text="truth.statementText"
                values={{ name: <bdi dir="ltr">{statementName}</bdi> }}
              />
            </Part>
          )}
        </div>
      </div>
    </section>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h3>{heading}</h3>
      <p>{children}</p>
    </div>
  );
}
