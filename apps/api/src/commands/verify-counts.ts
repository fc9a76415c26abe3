import { readEnv } from '../core/env.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm verify:counts',
    help: `
Compares every kept count with the orders: folders, their deep pages, bounced mail, orders received by day
and country, orders processed by day and member. Prints a line for each kind and the first counts that are wrong.
Exits with 0, or with 1 when one was wrong. Works whether the server runs or not, and while people work.

Options:
  --mend  Make the counts what the orders say.
  --demo  Verify the data of "pnpm demo" (.data/demo).`,
    options: { mend: { type: 'boolean' }, demo: { type: 'boolean' } },
  },
  async ({ values }) => {
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [{ withDatabase }, { connect }, { proveCounts }] = await Promise.all([
      import('./with-database.ts'),
      import('../db/connect.ts'),
      import('../usecases/counts/prove-counts.ts'),
    ]);
    return withDatabase(env, logger, async (url) => {
      // It reads every order, which may take longer than any query of a request.
      const { db, close } = connect(url, { max: 1, log: logger, statementTimeout: 0 });
      try {
        return await proveCounts(db, { mend: values.mend === true, say });
      } finally {
        await close();
      }
    });
  },
);
