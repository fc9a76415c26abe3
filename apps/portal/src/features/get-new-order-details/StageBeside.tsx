import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { NextStep } from './NextStep.tsx';
import styles from './Order.module.css';
import type { TravellerOrder } from './shown-order.ts';
import { isStillWorking, stageTexts } from './stage-texts.ts';
import { standingWords } from './standing-words.ts';

/**
 * What the order waits for, above a document that the traveller has already: beside it, never
 * instead of it.
 */
export function StageBeside({ order }: { order: TravellerOrder }) {
  const { heading, sentence } = standingWords(order, useLanguage());
  const isAsked = stageTexts[order.stage].tone === 'attention' && !isStillWorking(order);
  return (
    <div className={styles.copy}>
      <Notice kind={isAsked ? 'attention' : 'info'} title={heading}>
        {sentence} <NextStep order={order} />
      </Notice>
    </div>
  );
}
