import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { dayText } from './keeping/moment.ts';
import { NextStep } from './NextStep.tsx';
import styles from './Order.module.css';
import type { TravellerOrder } from './order-store.ts';
import { stageTexts } from './stage-texts.ts';

/**
 * What the order waits for, above a document that the traveller has already: beside it, never
 * instead of it (design 2, Approved).
 */
export function StageBeside({ order }: { order: TravellerOrder }) {
  const { t, tag } = useLanguage();
  const { heading, sentence, tone } = stageTexts[order.stage];
  return (
    <div className={styles.copy}>
      <Notice kind={tone === 'attention' ? 'attention' : 'info'} title={t(heading)}>
        {t(sentence, { date: dayText(new Date(order.stage_since), tag) })}{' '}
        <NextStep order={order} />
      </Notice>
    </div>
  );
}
