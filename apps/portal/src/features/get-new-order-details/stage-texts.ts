import { serverNow } from '@pabean/api-client';
import type { TravellerStage } from '@pabean/domain';
import type { TextKey } from '../../i18n/t.ts';
import { nearness } from './arrival.ts';
import type { TravellerOrder } from './shown-order.ts';

export type Tone = 'calm' | 'attention' | 'late' | 'good';

type StageText = {
  /** Takes `{date}`. */
  readonly sentence: TextKey & `stage.${TravellerStage}Text`;
  readonly heading: TextKey & `stage.${string}`;
  readonly tone: Tone;
};

const texts = <S extends Exclude<TravellerStage, 'queued'>>(stage: S, tone: Tone = 'calm') =>
  ({ heading: `stage.${stage}`, sentence: `stage.${stage}Text`, tone }) as const;

/**
 * What a traveller reads at each stage: one plain sentence with its date. A stage without texts does
 * not compile. No status name of the staff is among the words. The next step: `NextStep.tsx`.
 */
export const stageTexts: { readonly [S in TravellerStage]: StageText } = {
  received: texts('received'),
  // Paid, and no member has taken it: the heading claims no work.
  queued: { heading: 'stage.received', sentence: 'stage.queuedText', tone: 'calm' },
  preparing: texts('preparing'),
  waitingForYou: texts('waitingForYou', 'attention'),
  waitingForAuthority: texts('waitingForAuthority'),
  approved: texts('approved', 'good'),
  refunded: texts('refunded'),
  closed: texts('closed'),
};

/** What an order waits for, which an open question comes before. */
const underWay: readonly TravellerStage[] = [
  'received',
  'queued',
  'preparing',
  'waitingForAuthority',
];

/** The order as its page tells of it: whoever was asked something reads of that first. */
export const asTold = (order: TravellerOrder): TravellerOrder =>
  order.asked_at !== null && underWay.includes(order.stage)
    ? { ...order, stage: 'waitingForYou' }
    : order;

/**
 * Staff wait for the traveller and have asked nothing here: they call, for example. Then nothing is
 * said of a question that is not on record.
 */
export const isStillWorking = ({ stage, asked_at }: Pick<TravellerOrder, 'stage' | 'asked_at'>) =>
  stage === 'waitingForYou' && asked_at === null;

/** Since when the order stands where it does; of a question, since when it was asked. */
export const sinceOf = ({
  stage_since,
  asked_at,
}: Pick<TravellerOrder, 'stage_since' | 'asked_at'>): Date => new Date(asked_at ?? stage_since);

/** An arrival that is a day away or past, without an approved declaration. */
export type Urgency = 'tomorrow' | 'today' | 'past';

const withoutApproval: readonly TravellerStage[] = [
  'received',
  'queued',
  'preparing',
  'waitingForYou',
  'waitingForAuthority',
];

/** Whether the arrival is pressing; null where it is not, and where nothing is to come any more. */
export function urgencyOf(
  order: Pick<TravellerOrder, 'stage' | 'doa' | 'clock'>,
  now = serverNow(),
): Urgency | null {
  const near = nearness(order, now);
  if (!withoutApproval.includes(order.stage) || near === 'unknown' || near === 'later') return null;
  return near;
}
