import type { Failure } from '@pabean/api-client';
import { Button } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { failureText } from '../../shared/failure-text.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { isUnreachable, isWithoutNetwork } from '../../shared/unreachable.ts';
import { laterPart } from './later-part.tsx';
import styles from './Order.module.css';

/** Not in the page's script: few need it. */
const LeftHere = laterPart('left-here', async () => (await import('./LeftTyped.tsx')).LeftHere);

type Props = { orderId: string; failure: Failure; onTryAgain: () => void };

/** The order could not be loaded: what to do, and the button that does it. */
export function OrderFailed({ orderId, failure, onTryAgain }: Props) {
  const language = useLanguage();
  const { t } = language;
  const root = useFocusInPlace<HTMLDivElement>(true);
  // Only a device without a copy of this order gets here without a server. What a gateway answers came by the internet.
  const isAway = failure.kind === 'offline' || isWithoutNetwork(failure);
  // As with a copy: a server that says "no" is never gone around.
  const isUnmet = isUnreachable(failure);
  useEffect(() => {
    if (!isUnmet) return;
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [isUnmet, onTryAgain]);
  return (
    <div ref={root} className={styles.page}>
      <div className={styles.failed} role="alert">
        <PageHeading title={t('order.page')}>
          {t(isAway ? 'offline.noCopyTitle' : 'order.failedTitle')}
        </PageHeading>
        <p>{isAway ? t('offline.noCopy') : failureText(failure, language)}</p>
        <Button onClick={onTryAgain}>{t('order.tryAgain')}</Button>
      </div>
      {isUnmet && <LeftHere orderId={orderId} isAway={isAway} />}
    </div>
  );
}
