import { decodeOrderId } from '@pabean/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { wasSentBack } from '../../shared/sent-back.ts';
import styles from './TrackOrder.module.css';
import { TrackOrderForm } from './TrackOrderForm.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

/** `/track-order/{encoded}` prefilled, `/track-order` and `/` empty (spec section 2). */
export function TrackOrderScreen() {
  const { t } = useLanguage();
  const { encoded } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const orderId = encoded === undefined ? '' : decodeOrderId(encoded);
  const isSentBack = wasSentBack(state);
  const [found, setFound] = useState<ReactNode>();
  // The link in our mail: an order that is open here already opens at once. What was typed on its page
  // stays in sight for whoever was sent back.
  useEffect(() => {
    setFound(undefined);
    if (!orderId) return;
    let unmounted = false;
    void import('./at-the-door.tsx')
      .then(({ atTheDoor }) => atTheDoor(orderId, isSentBack))
      .then((node) => unmounted || setFound(node))
      .catch(() => undefined);
    return () => {
      unmounted = true;
    };
  }, [orderId, isSentBack]);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PageHeading title={t('track.page')}>
          <Rich text="track.heading" />
        </PageHeading>
        <p className={styles.lead}>{t('track.lead')}</p>
        {orderId === null && <Notice kind="info">{t('track.brokenLink')}</Notice>}
        {isSentBack && <Notice kind="info">{t('track.openAgain')}</Notice>}
        <TrackOrderForm
          key={encoded}
          orderId={orderId ?? ''}
          onFound={async (found) => navigate(paths.orderDetailsOf(found))}
        />
        {found}
      </div>
      <WhatHappensNext />
    </div>
  );
}
