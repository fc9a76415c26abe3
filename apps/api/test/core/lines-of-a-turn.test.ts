import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { linesOfATurn } from '../../src/commands/lines-of-a-turn.ts';

function logged() {
  const written: string[] = [];
  const logger = pino({}, linesOfATurn({ write: (text) => written.push(text) }));
  /** The messages of each write. */
  const writes = () =>
    written.map((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { msg: string }).msg),
    );
  return { logger, writes };
}

test('lines of one turn are written together, those of the next one by themselves', async () => {
  const { logger, writes } = logged();
  logger.info('one');
  logger.info('two');
  expect(writes()).toEqual([]);
  await turn();
  expect(writes()).toEqual([['one', 'two']]);
  logger.info('three');
  await turn();
  expect(writes()).toEqual([['one', 'two'], ['three']]);
});

test.each(['warn', 'error', 'fatal'] as const)(
  '%s is written at once, behind what waits',
  async (level) => {
    const { logger, writes } = logged();
    logger.info('one');
    logger[level]('two');
    expect(writes()).toEqual([['one', 'two']]);
    await turn();
    expect(writes()).toHaveLength(1);
  },
);

test('what waits is written when the process ends', () => {
  const before = process.listeners('exit');
  const { logger, writes } = logged();
  logger.info('the last one');
  for (const listener of process.listeners('exit')) {
    if (!before.includes(listener)) listener(0);
  }
  expect(writes()).toEqual([['the last one']]);
});
