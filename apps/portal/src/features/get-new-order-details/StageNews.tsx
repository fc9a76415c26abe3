import type { TravellerStage } from '@pabean/domain';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import styles from './Order.module.css';
import type { TravellerOrder } from './shown-order.ts';
import { isStillWorking, stageTexts } from './stage-texts.ts';

/**
 * Says for readers that the order has moved on while its page stood open, or that its document holds old
 * values since; nothing at first.
 */
export function StageNews({ stage, order }: { stage: TravellerStage; order: TravellerOrder }) {
  const { t } = useLanguage();
  const changedAt = order.changed_since?.at;
  const [first] = useState({ stage, changedAt });
  return (
    <p role="status" className={styles.said}>
      {stage !== first.stage &&
        t(isStillWorking({ ...order, stage }) ? 'stage.stillWorking' : stageTexts[stage].heading)}
      {changedAt !== undefined && changedAt !== first.changedAt && ` ${t('approved.changed')}`}
    </p>
  );
}
