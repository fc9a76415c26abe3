import type { Failure } from '@pabean/api-client';
import { Button } from '@pabean/ui/Button';
import { useLanguage } from '../../i18n/language.ts';
import { failureText } from '../../shared/failure-text.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';
import styles from './Order.module.css';

type Props = { failure: Failure; onTryAgain: () => void };

/** The order could not be loaded: what to do, and the button that does it. */
export function OrderFailed({ failure, onTryAgain }: Props) {
  const language = useLanguage();
  const { t } = language;
  return (
    <div className={styles.failed} role="alert">
      <PageHeading title={t('order.page')}>{t('order.failedTitle')}</PageHeading>
      <p>{failureText(failure, language)}</p>
      <Button onClick={onTryAgain}>{t('order.tryAgain')}</Button>
    </div>
  );
}
