import type { TravellerStage } from '@pabean/domain';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { dayText } from './keeping/moment.ts';
import styles from './Order.module.css';
import { stageTexts } from './stage-texts.ts';

/**
 * What the order waits for, above a document that the traveller has already: beside it, never
 * instead of it (design 2, Approved).
 */
export function StageBeside({ stage, since }: { stage: TravellerStage; since: string }) {
  const { t, tag } = useLanguage();
  const { heading, sentence, next, tone } = stageTexts[stage];
  return (
    <div className={styles.copy}>
      <Notice kind={tone === 'attention' ? 'attention' : 'info'} title={t(heading)}>
        {t(sentence, { date: dayText(new Date(since), tag) })}{' '}
        <Rich text={next} tags={linkTo('contact')} />
      </Notice>
    </div>
  );
}
