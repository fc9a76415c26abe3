import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExpectedFailure } from '../../src/core/expected-failure.ts';
import { createLifecycle, Interrupted, type Lifecycle } from '../../src/lifecycle.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'] as const;
let listeners: Map<string, readonly unknown[]>;
let lifecycle: Lifecycle;
beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map(signals.map((name) => [name, process.listeners(name as 'SIGINT')]));
  lifecycle = createLifecycle(pino({ level: 'silent' }));
  lifecycle.started();
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of signals) {
    for (const one of process.listeners(name as 'SIGINT')) {
      if (!listeners.get(name)?.includes(one)) process.off(name, one);
    }
  }
});

const lasting = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));

test.each([
  [44_000, undefined, 0],
  [46_000, undefined, 1],
  [59_000, 75_000, 0],
  [76_000, 75_000, 1],
])('a step of %i ms with a deadline of %s ends with %i', async (ms, deadlineMs, code) => {
  lifecycle.onStop('step', lasting(ms), deadlineMs);
  void lifecycle.stop();
  await vi.advanceTimersByTimeAsync(80_000);
  expect(await lifecycle.finished).toBe(code);
});

test('what was added last stops first', async () => {
  const ended: string[] = [];
  for (const name of ['first', 'second']) lifecycle.onStop(name, async () => ended.push(name));
  void lifecycle.stop();
  await lifecycle.finished;
  expect(ended).toEqual(['second', 'first']);
});

test.each([
  ['SIGTERM', [], Interrupted],
  ['uncaughtException', [new Error('a start that broke')], ExpectedFailure],
])('%s while it starts ends the start: a failure is told apart', async (name, given, thrown) => {
  const starting = createLifecycle(pino({ level: 'silent' }));
  starting.checkpoint();
  process
    .listeners(name as 'SIGTERM')
    .at(-1)
    ?.apply(process, given as never);
  expect(() => starting.checkpoint()).toThrow(thrown);
});
