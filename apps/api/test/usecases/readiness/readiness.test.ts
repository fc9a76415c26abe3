import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeReadiness, type Need } from '../../../src/usecases/readiness/readiness.ts';

const pace = { everyMs: 1_000, deadlineMs: 60_000 };

/** The log, each line without what every line has. */
function readableLog() {
  const lines: object[] = [];
  const write = (line: string) => {
    const { level, msg, reason, need } = JSON.parse(line);
    lines.push({ level, msg, reason, need });
  };
  return { logger: pino({ level: 'debug' }, { write }), lines };
}

/** A need that answers as it is told to. */
function sampleNeed(trouble: string) {
  let answer: () => Promise<unknown> = async () => {};
  let looks = 0;
  const need: Need = {
    trouble,
    look() {
      looks += 1;
      return answer();
    },
  };
  return {
    need,
    looks: () => looks,
    answers(next: () => Promise<unknown>) {
      answer = next;
    },
    fails(error: Error) {
      answer = () => Promise.reject(error);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The next look in the background, and what came of it. */
async function nextLook(): Promise<void> {
  await vi.advanceTimersByTimeAsync(pace.everyMs);
  await new Promise((done) => setImmediate(done));
}

test('is starting, then ready as long as every look succeeds', async () => {
  const { logger, lines } = readableLog();
  const { need, looks } = sampleNeed('the well is dry');
  const readiness = makeReadiness([need], logger, pace);
  expect(readiness.trouble()).toBe('the server is starting');
  expect(looks()).toBe(0);
  await readiness.start();
  expect(readiness.trouble()).toBeNull();
  await nextLook();
  await nextLook();
  expect(looks()).toBe(3);
  expect(readiness.trouble()).toBeNull();
  // Said once.
  expect(lines).toEqual([{ level: 30, msg: 'ready' }]);
  await readiness.stop();
});

test('says what fails, once in the log, and when it is back', async () => {
  const { logger, lines } = readableLog();
  const well = sampleNeed('the well is dry');
  const mill = sampleNeed('the mill stands still');
  const readiness = makeReadiness([well.need, mill.need], logger, pace);
  mill.fails(Object.assign(new Error('no wind'), { code: 'ECALM' }));
  await readiness.start();
  expect(readiness.trouble()).toBe('the mill stands still');
  mill.fails(new Error('no grain'));
  await nextLook();
  expect(readiness.trouble()).toBe('the mill stands still');
  // Of several the first.
  well.fails(new Error('no rain'));
  await nextLook();
  expect(readiness.trouble()).toBe('the well is dry');
  for (const one of [well, mill]) one.answers(async () => {});
  await nextLook();
  expect(readiness.trouble()).toBeNull();
  const failed = (need: string, reason: string) => ({
    level: 20,
    msg: 'a look failed',
    reason,
    need,
  });
  expect(lines).toEqual([
    failed('the mill stands still', 'ECALM'),
    { level: 50, msg: 'not ready', reason: 'the mill stands still' },
    failed('the mill stands still', 'no grain'),
    failed('the well is dry', 'no rain'),
    failed('the mill stands still', 'no grain'),
    { level: 50, msg: 'not ready', reason: 'the well is dry' },
    { level: 30, msg: 'ready' },
  ]);
  await readiness.stop();
});

test('a look that does not come back is a failure, and is not made twice at once', async () => {
  const { logger, lines } = readableLog();
  const { need, looks, answers } = sampleNeed('the well is dry');
  const hanging = Promise.withResolvers<void>();
  answers(() => hanging.promise);
  const readiness = makeReadiness([need], logger, { everyMs: 600_000, deadlineMs: 1 });
  await readiness.start();
  expect(readiness.trouble()).toBe('the well is dry');
  await readiness.start();
  expect(looks()).toBe(1);
  expect(lines[0]).toMatchObject({ reason: 'No answer in time.', need: 'the well is dry' });
  hanging.resolve();
  answers(async () => {});
  await new Promise((done) => setImmediate(done));
  await readiness.start();
  expect(looks()).toBe(2);
  expect(readiness.trouble()).toBeNull();
  await readiness.stop();
});

test('a look that was answered leaves no timer behind', async () => {
  const { logger } = readableLog();
  const needs = Array.from({ length: 200 }, (_, index) => sampleNeed(`need ${index}`).need);
  const timers = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const before = timers();
  const readiness = makeReadiness(needs, logger, pace);
  await readiness.start();
  // The test runner has some of its own.
  expect(timers() - before).toBeLessThan(100);
  await readiness.stop();
});

test('that it is about to stop goes before all else', async () => {
  const { logger } = readableLog();
  const { need, fails } = sampleNeed('the well is dry');
  const readiness = makeReadiness([need], logger, pace);
  await readiness.start();
  expect(readiness.isDraining()).toBe(false);
  readiness.drain();
  expect(readiness.isDraining()).toBe(true);
  expect(readiness.trouble()).toBe('the server is stopping');
  fails(new Error('no rain'));
  await nextLook();
  expect(readiness.trouble()).toBe('the server is stopping');
  await readiness.stop();
});

test('once it is stopped nobody looks any more, and what it held is closed', async () => {
  const { logger } = readableLog();
  const { need, looks } = sampleNeed('the well is dry');
  let closed = 0;
  const readiness = makeReadiness([need], logger, pace, async () => {
    closed += 1;
  });
  await readiness.start();
  expect(vi.getTimerCount()).toBe(1);
  await readiness.stop();
  expect(vi.getTimerCount()).toBe(0);
  await nextLook();
  expect([looks(), closed]).toEqual([1, 1]);
});
