import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { questionHeading } from './conversation/question-heading.ts';
import { dayText } from './keeping/moment.ts';
import styles from './Order.module.css';
import { useLoadedOwnOrder } from './own-order.ts';
import type { TravellerOrder } from './shown-order.ts';

type Props = { order: TravellerOrder; askedAt: string };

/** An open question, above the document that is there already: the form comes after it. */
export function AskedBeside({ order, askedAt }: Props) {
  const { t, tag } = useLanguage();
  const hasForm = useLoadedOwnOrder(order.order_id)?.question != null;
  return (
    <div className={styles.copy}>
      <Notice kind="attention" title={t('stage.waitingForYou')}>
        {t('stage.waitingForYouText', { date: dayText(new Date(askedAt), tag) })}{' '}
        {hasForm && (
          <button
            type="button"
            className={styles.toForm}
            onClick={() => document.getElementById(questionHeading)?.focus()}
          >
            {t('next.answer')}
          </button>
        )}
      </Notice>
    </div>
  );
}
