import { describe, expect, it } from 'vitest';
import { standingAt } from '../../../testing/orders.ts';
import { orderSteps } from './order-steps.ts';

const now = new Date('2026-11-21T08:00:00Z');
const received = '2026-11-17T06:02:51Z';
const clock = {
  zone: 'Asia/Makassar',
  opens_at: '2026-11-23T16:00:00Z',
  file_by_at: '2026-11-25T16:00:00Z',
};

const at = (stage: Parameters<typeof standingAt>[0], more: object = {}) =>
  orderSteps({ ...standingAt(stage), doa: '2026-11-26', clock, ...more }, received, now);
const short = (steps: ReturnType<typeof at>) => steps.map(({ name, state }) => `${name} ${state}`);

describe('the steps of an order', () => {
  it.each([
    [
      'received',
      ['received now', 'prepare coming', 'opens coming', 'file coming', 'arrive coming'],
    ],
    ['queued', ['received done', 'waits now', 'prepare coming', 'file coming', 'arrive coming']],
    ['preparing', ['received done', 'prepare now', 'opens coming', 'file coming', 'arrive coming']],
    [
      'waitingForYou',
      ['received done', 'prepare turn', 'opens coming', 'file coming', 'arrive coming'],
    ],
    [
      'waitingForAuthority',
      ['received done', 'prepared done', 'filed done', 'answer now', 'arrive coming'],
    ],
    ['refunded', ['received done', 'refunding now']],
    ['closed', ['received done', 'closed ended']],
  ] as const)('at %s', (stage, steps) => {
    expect(short(at(stage))).toEqual(steps);
  });

  it('say nothing of a question that is not on record, and nothing of a window that is open', () => {
    const opened = { ...clock, opens_at: '2026-11-20T16:00:00Z' };
    const steps = at('waitingForYou', { asked_at: null, clock: opened });
    expect(short(steps)).toEqual(['received done', 'prepare now', 'file coming', 'arrive coming']);
    expect(steps[1]).not.toHaveProperty('time');
  });

  it('of an order that nobody took wait for filing to open, and then for our team', () => {
    const [, waits] = at('queued');
    expect(waits?.time).toEqual({ there: clock.opens_at, zone: clock.zone });
    const opened = { ...clock, opens_at: '2026-11-20T16:00:00Z' };
    const [, queued, ...rest] = at('queued', { clock: opened });
    expect(queued).toEqual({
      name: 'queued',
      state: 'now',
      time: { since: standingAt('queued').stage_since },
    });
    expect(short(rest)).toEqual(['prepare coming', 'file coming', 'arrive coming']);
  });

  it('end with an arrival that has passed, and leave what was begun unfinished', () => {
    expect(short(at('preparing', { doa: '2026-11-19' }))).toEqual([
      'received done',
      'prepare begun',
      'passed ended',
    ]);
    expect(at('preparing', { doa: '2026-11-19' }).at(-1)?.time).toEqual({ day: '2026-11-19' });
  });

  it('have the times of the record, and none that is not known', () => {
    const [first, second, opens, file, arrive] = at('preparing');
    expect(first?.time).toEqual({ at: received });
    expect(second?.time).toEqual({ since: standingAt('preparing').stage_since });
    expect(opens?.time).toEqual({ there: clock.opens_at, zone: clock.zone });
    expect(file?.time).toBeUndefined();
    expect(arrive?.time).toEqual({ day: '2026-11-26' });
    const [unknown, , ...rest] = orderSteps(
      { ...standingAt('preparing'), doa: null, clock: null },
      undefined,
      now,
    );
    expect(unknown).not.toHaveProperty('time');
    expect(short(rest)).toEqual(['file coming']);
    expect(at('refunded', { refund_date: '2026-11-20T10:00:00Z' }).at(-1)).toEqual({
      name: 'refunded',
      state: 'done',
      time: { at: '2026-11-20T10:00:00Z' },
    });
  });
});
