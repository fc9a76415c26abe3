import { serverNow } from '@pabean/api-client';
import { nearness } from '../arrival.ts';
import { filingOpens } from '../filing-opens.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { isStillWorking } from '../stage-texts.ts';

/**
 * Done and ended are on record; now is where the order stands, and turn that it waits for the traveller;
 * what was begun and not finished before the arrival stays so.
 */
export type StepState = 'done' | 'now' | 'turn' | 'begun' | 'ended' | 'coming';

/** When it was, or since when: a moment of the record, a calendar day, or a moment at the place of arrival. */
export type StepTime =
  | { readonly at: string }
  | { readonly since: string }
  | { readonly day: string }
  | { readonly there: string; readonly zone: string };

/** What a step is; those that a stage is called too have its words. */
export type StepName =
  | 'received'
  | 'queued'
  | 'waits'
  | 'prepare'
  | 'prepared'
  | 'opens'
  | 'file'
  | 'filed'
  | 'answer'
  | 'arrive'
  | 'passed'
  | 'refunding'
  | 'refunded'
  | 'closed';

/** One step of an order, as its record says. */
export interface OrderStep {
  readonly name: StepName;
  readonly state: StepState;
  readonly time?: StepTime;
  readonly more?: 'unpaid' | 'officer';
}

/**
 * What became of an order and what is to come. Nothing is said that neither the
 * record nor the day of arrival carries.
 * @param order as it is told (`asTold`)
 * @param received when it came in; undefined while that is not known
 */
export function orderSteps(
  order: TravellerOrder,
  received: string | undefined,
  now = serverNow(),
): OrderStep[] {
  const { stage, stage_since: since, refund_date: refundDate, doa } = order;
  const first: OrderStep = {
    name: 'received',
    state: 'done',
    ...(received && { time: { at: received } }),
  };
  if (stage === 'refunded') {
    return refundDate
      ? [first, { name: 'refunded', state: 'done', time: { at: refundDate } }]
      : [first, { name: 'refunding', state: 'now', time: { since } }];
  }
  if (stage === 'closed') return [first, { name: 'closed', state: 'ended', time: { at: since } }];
  const work = workOf(order, first, now);
  if (nearness(order, now) === 'past' && doa) {
    const begun = work
      .filter(({ state }) => state !== 'coming')
      .map((step) => (step.state === 'done' ? step : ({ ...step, state: 'begun' } as const)));
    return [...begun, { name: 'passed', state: 'ended', time: { day: doa } }];
  }
  return [...work, ...comingOf(order, now)];
}

/** Where the work stands. */
function workOf(order: TravellerOrder, first: OrderStep, now: Date): OrderStep[] {
  const { stage, stage_since: since, asked_at: askedAt } = order;
  const prepare: OrderStep = { name: 'prepare', state: 'coming' };
  switch (stage) {
    case 'received':
      return [{ ...first, state: 'now', more: 'unpaid' }, prepare];
    case 'queued':
      return [first, untaken(order, now), prepare];
    case 'waitingForYou':
      // Since when it is worked on is not told then.
      if (isStillWorking(order) || askedAt === null) return [first, { ...prepare, state: 'now' }];
      return [first, { ...prepare, state: 'turn', time: { since: askedAt } }];
    case 'waitingForAuthority':
      return [
        first,
        { name: 'prepared', state: 'done' },
        { name: 'filed', state: 'done', time: { at: since } },
        { name: 'answer', state: 'now' },
      ];
    default:
      return [first, { ...prepare, state: 'now', time: { since } }];
  }
}

/** What an order waits for that no member has taken: for filing to open, once it has for our team. */
function untaken(order: TravellerOrder, now: Date): OrderStep {
  const { clock, stage_since: since } = order;
  if (clock === null || filingOpens(order, now) === null) {
    return { name: 'queued', state: 'now', time: { since } };
  }
  return { name: 'waits', state: 'now', time: { there: clock.opens_at, zone: clock.zone } };
}

/** What is to come: dated by the scheme and the day of arrival alone. */
function comingOf(order: TravellerOrder, now: Date): OrderStep[] {
  const { stage, clock, doa } = order;
  const steps: OrderStep[] = [];
  if (stage !== 'waitingForAuthority') {
    // What it waits for now is told already.
    const isTold = stage === 'queued' && filingOpens(order, now) !== null;
    if (!isTold && clock?.opens_at && Date.parse(clock.opens_at) > now.getTime()) {
      const time = { there: clock.opens_at, zone: clock.zone };
      steps.push({ name: 'opens', state: 'coming', time });
    }
    steps.push({ name: 'file', state: 'coming' });
  }
  if (doa) steps.push({ name: 'arrive', state: 'coming', time: { day: doa }, more: 'officer' });
  return steps;
}
