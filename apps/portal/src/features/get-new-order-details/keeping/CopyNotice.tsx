import { Button } from '@pabean/ui/Button';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { lockOrder } from '../order-view.ts';
import type { ShownCopy } from '../shown-order.ts';
import styles from './Keeping.module.css';
import { momentText } from './moment.ts';

type Props = { orderId: string; copy: ShownCopy };

/** Says that the page shows a copy, how old it is, and where the way to the order as it stands now is. */
export function CopyNotice({ orderId, copy }: Props) {
  const { t, tag } = useLanguage();
  const date = momentText(copy.keptAt, tag);
  return (
    <div className={styles.copy} role="status">
      {copy.isOver ? (
        <>
          <Notice kind="attention">
            {t('offline.copyThen', { date })} {t('track.openAgain')}
          </Notice>
          <Button variant="default" onClick={() => lockOrder(orderId)}>
            {t('track.page')}
          </Button>
        </>
      ) : (
        <Notice kind="info">{t('offline.copy', { date })}</Notice>
      )}
    </div>
  );
}
