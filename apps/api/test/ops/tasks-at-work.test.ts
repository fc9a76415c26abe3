import { expect, test } from 'vitest';
import { makeTasksAtWork } from '../../src/jobs/tasks-at-work.ts';

const never = new Promise<void>(() => {});

test('the end of the queues is waited for while a job is at work, and then not without end', async () => {
  const { watch, until } = makeTasksAtWork();
  const { promise: mail, resolve: sent } = Promise.withResolvers<void>();
  const tasks = watch({ mail: () => mail, broken: async () => Promise.reject(new Error('no')) });
  const run = tasks.mail?.({}, {} as never);
  await expect(tasks.broken?.({}, {} as never)).rejects.toThrow('no');
  let isOver = false;
  const waited = until(never, 100).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isOver).toBe(false);
  sent();
  await run;
  await waited;
});

test('queues that end are not waited for any longer', async () => {
  const { watch, until } = makeTasksAtWork();
  void watch({ mail: () => never }).mail?.({}, {} as never);
  await until(Promise.resolve(), 60_000);
});
