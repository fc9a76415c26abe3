import { pino } from 'pino';
import { expect, test } from 'vitest';
import { workerLogger } from '../../src/jobs/worker-log.ts';
import { testApp } from '../support/app.ts';
import { until } from '../support/until.ts';

const lines: string[] = [];
const logger = pino({ level: 'debug' }, { write: (line) => lines.push(line) });

test('a job that failed with the words of others leaves none of them in the log', async () => {
  const app = await testApp({ jobs: true, log: (line) => lines.push(line) });
  try {
    // PostgreSQL quotes what is no key of an order.
    await app.pool.query(
      `select graphile_worker.add_job('recheck_orders', '{"pks": ["rani, K1234567"]}', max_attempts => 1)`,
    );
    const line = await until(async () => lines.find((one) => one.includes('job trouble')) ?? null);
    expect(JSON.parse(line)).toMatchObject({ kind: 'recheck_orders', attempt: 1, of: 1 });
    expect(line).not.toMatch(/rani|K1234567/);
  } finally {
    await app.stop();
  }
});

test('the kind of an error and its place are logged, its words are not', () => {
  lines.length = 0;
  const error = Object.assign(new Error('550 <rani@example.com> is unknown'), {
    code: 'EENVELOPE',
  });
  const job = { task_identifier: 'send_dispute_notice', attempts: 2, max_attempts: 13 };
  workerLogger(logger).error(`Failed task 7 with error '${error.message}':\n ${error.stack}`, {
    ...{ failure: true, error, job },
  });
  workerLogger(logger).error('The pool has ended');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      ...{ msg: 'job trouble', kind: 'send_dispute_notice', attempt: 2, of: 13 },
      ...{
        reason: 'Error',
        code: 'EENVELOPE',
        stack: expect.stringContaining('worker-log.test.ts'),
      },
    },
    { msg: 'job trouble', worker: 'The pool has ended' },
  ]);
  expect(lines.join('')).not.toContain('rani');
});
