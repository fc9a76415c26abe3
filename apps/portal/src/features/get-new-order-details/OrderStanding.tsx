import { useLanguage } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/t.ts';
import { AlertIcon } from '../../shared/icons.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { arrivalDay } from './arrival.ts';
import { ArrivalClock, hasClock } from './clock/ArrivalClock.tsx';
import { QuestionHere } from './conversation/lazy.ts';
import { ClockIcon } from './icons.tsx';
import { NextStep } from './NextStep.tsx';
import styles from './Order.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import { Reach } from './Reach.tsx';
import { RefundedText } from './Refunded.tsx';
import type { TravellerOrder } from './shown-order.ts';
import { isStillWorking, stageTexts, type Tone, type Urgency, urgencyOf } from './stage-texts.ts';
import { type StandingWords, standingWords } from './standing-words.ts';
import { WhatToDo } from './WhatToDo.tsx';

/** Where the order stands before there is something to download. */
export function OrderStanding({ order }: { order: TravellerOrder }) {
  const language = useLanguage();
  const { t } = language;
  const urgency = urgencyOf(order);
  const standing = { order, urgency, words: standingWords(order, language) };
  const tone = toneOf(order, urgency);
  const Icon = tone === 'calm' ? ClockIcon : AlertIcon;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.mark} data-tone={tone}>
          <Icon size={28} />
        </span>
        <div>
          <PageHeading title={t('order.page')}>{headingOf(standing, t)}</PageHeading>
          <Lead {...standing} />
        </div>
      </div>
      <QuestionHere order={order} />
      <ArrivalClock order={order} />
      <div className={styles.panel}>
        <div className={styles.next}>
          {urgency ? <WhatToDo order={order} urgency={urgency} /> : <Next order={order} />}
        </div>
        <OrderFacts order={order} withArrival={!hasClock(order)} />
      </div>
    </>
  );
}

type Standing = { order: TravellerOrder; urgency: Urgency | null; words: StandingWords };

function toneOf(order: TravellerOrder, urgency: Urgency | null): Tone {
  if (urgency) return urgency === 'past' ? 'late' : 'attention';
  return isStillWorking(order) ? 'calm' : stageTexts[order.stage].tone;
}

function headingOf({ order, urgency, words }: Standing, t: Translate): string {
  const { stage, refund_date: refundDate } = order;
  if (urgency) return t(`soon.${urgency}`);
  return refundDate && stage === 'refunded' ? t('refund.done') : words.heading;
}

/** What the record says of the stage; of a pressing arrival, the stage's own heading first. */
function Lead({ order, urgency, words }: Standing) {
  const { t, tag } = useLanguage();
  if (urgency === 'past' && order.doa) {
    const date = arrivalDay(order.doa, tag);
    return <p className={styles.lead}>{t('soon.pastText', { date })}</p>;
  }
  if (order.stage === 'refunded' && order.refund_date) {
    return (
      <p className={styles.lead}>
        <RefundedText order={order} />
      </p>
    );
  }
  return (
    <>
      {urgency && <p className={styles.stage}>{words.heading}</p>}
      <p className={styles.lead}>{words.sentence}</p>
    </>
  );
}

function Next({ order }: { order: TravellerOrder }) {
  const { t } = useLanguage();
  return (
    <>
      <h2>{t('order.next')}</h2>
      <p>
        <NextStep order={order} />
      </p>
      {!['received', 'waitingForYou', 'closed'].includes(order.stage) && (
        <p>
          <Reach />
        </p>
      )}
    </>
  );
}
