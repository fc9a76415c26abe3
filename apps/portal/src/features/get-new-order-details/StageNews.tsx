import type { TravellerStage } from '@pabean/domain';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { filingOpens } from './filing-opens.ts';
import hiding from './hidden.module.css';
import type { TravellerOrder } from './shown-order.ts';
import { standingWords } from './standing-words.ts';

/**
 * Says for readers that the order has moved on while its page stood open, or that its document holds old
 * values since; nothing at first.
 */
export function StageNews({ stage, order }: { stage: TravellerStage; order: TravellerOrder }) {
  const language = useLanguage();
  const current = { ...order, stage };
  // Until filing opens one heading stands there, whoever takes the order meanwhile.
  const name = filingOpens(current) === null ? stage : 'opens';
  const changedAt = order.changed_since?.at;
  const [first] = useState({ name, changedAt });
  return (
    <p role="status" className={hiding.hidden}>
      {name !== first.name && standingWords(current, language).heading}
      {changedAt !== undefined &&
        changedAt !== first.changedAt &&
        ` ${language.t('approved.changed')}`}
    </p>
  );
}
