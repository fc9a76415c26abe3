import { useLanguage } from '../../../i18n/language.ts';
import type { TextKey } from '../../../i18n/t.ts';
import { arrivalDay } from '../arrival.ts';
import { momentThere } from '../clock/time-left.ts';
import { useMinute } from '../clock/useMinute.ts';
import { CheckIcon, StopIcon } from '../icons.tsx';
import { dayText } from '../keeping/moment.ts';
import part from '../OwnPart.module.css';
import { useLoadedOwnOrder } from '../own-order.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { filled } from '../useTextsOf.ts';
import styles from './OrderSteps.module.css';
import { type OrderStep, orderSteps, type StepName, type StepTime } from './order-steps.ts';
import { useStepTexts } from './step-texts.ts';
import type { StepTexts } from './texts/en.ts';

/** "Your order, step by step": what is done, where it stands, and what is to come. */
export default function OrderSteps({ order }: { order: TravellerOrder }) {
  const texts = useStepTexts();
  const now = useMinute();
  const received = useLoadedOwnOrder(order.order_id)?.clock.received;
  if (texts === undefined) return null;
  return (
    <section className={`${part.card} ${styles.steps}`} aria-labelledby="order-steps">
      <h2 id="order-steps">{texts.heading}</h2>
      <ol>
        {orderSteps(order, received, now).map((step) => (
          <Step key={step.name} step={step} texts={texts} />
        ))}
      </ol>
    </section>
  );
}

/** Steps that the page has words for already. */
const stageWords = {
  received: 'stage.received',
  prepare: 'stage.preparing',
  opens: 'clock.opens',
  filed: 'stage.waitingForAuthority',
  passed: 'soon.past',
  refunding: 'stage.refunded',
  refunded: 'refund.done',
  closed: 'stage.closed',
} as const satisfies Partial<Record<StepName, TextKey>>;

type StageStep = keyof typeof stageWords;
type OwnStep = Exclude<StepName, StageStep>;

function Step({ step, texts }: { step: OrderStep; texts: StepTexts }) {
  const { t, tag } = useLanguage();
  const { name, state, time, more } = step;
  const isHere = state === 'now' || state === 'turn';
  const named = name in stageWords ? t(stageWords[name as StageStep]) : texts[name as OwnStep];
  // The stage's own words say that it is happening.
  const words = name === 'prepare' && state === 'coming' ? texts.toPrepare : named;
  return (
    <li data-state={state} aria-current={isHere ? 'step' : undefined}>
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' && <CheckIcon size={18} />}
        {state === 'ended' && <StopIcon size={18} />}
      </span>
      <div>
        <p className={styles.name}>
          {words}{' '}
          {isHere && (
            <span className={styles.here}>{state === 'turn' ? texts.turn : texts.now}</span>
          )}
        </p>
        {(time || more) && (
          <p className={styles.time}>
            {time && timeText(time, texts, tag)}
            {time && more && <br />}
            {more && texts[more]}
          </p>
        )}
      </div>
    </li>
  );
}

function timeText(time: StepTime, texts: StepTexts, tag: string): string {
  if ('day' in time) return arrivalDay(time.day, tag);
  if ('there' in time) return momentThere(time.there, time.zone, tag);
  if ('since' in time) return filled(texts.since, { date: dayText(new Date(time.since), tag) });
  return dayText(new Date(time.at), tag);
}
