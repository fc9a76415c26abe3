import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { dayText } from './keeping/moment.ts';
import { NextStep } from './NextStep.tsx';
import styles from './Order.module.css';
import type { TravellerOrder } from './shown-order.ts';
import { isStillWorking, sinceOf, stageTexts } from './stage-texts.ts';

/**
 * What the order waits for, above a document that the traveller has already: beside it, never
 * instead of it (design 2, Approved).
 */
export function StageBeside({ order }: { order: TravellerOrder }) {
  const { t, tag } = useLanguage();
  const { heading, sentence, tone } = stageTexts[order.stage];
  const isWorking = isStillWorking(order);
  return (
    <div className={styles.copy}>
      <Notice
        kind={tone === 'attention' && !isWorking ? 'attention' : 'info'}
        title={t(isWorking ? 'stage.stillWorking' : heading)}
      >
        {isWorking
          ? t('stage.stillWorkingText')
          : t(sentence, { date: dayText(sinceOf(order), tag) })}{' '}
        <NextStep order={order} />
      </Notice>
    </div>
  );
}
