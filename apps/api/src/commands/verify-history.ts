import { readEnv } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { runCommand, say, untilSignal } from './cli.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm verify:history',
    help: `
Verifies that the history of ORDER, or of every order, is as it was written: each row carries the
digest of the row before it. Prints one line: "Unbroken", or the first row that is broken and what
differs. Exits with 0 or 1. Works whether the server runs or not.

Options:
  --heads FILE    Write the heads of the chains to a new file, to be kept somewhere else.
  --against FILE  Verify too that the chains still hold the heads of that file.
  --demo          Verify the data of "pnpm demo" (.data/demo).`,
    options: {
      heads: { type: 'string' },
      against: { type: 'string' },
      demo: { type: 'boolean' },
    },
    optional: ['ORDER'],
  },
  async ({ values, positionals: [orderId] }) => {
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [{ withDatabase }, { connect }, { proveHistory }] = await Promise.all([
      import('./with-database.ts'),
      import('../db/connect.ts'),
      import('../usecases/history-chain/prove.ts'),
    ]);
    const signal = untilSignal();
    return withDatabase(env, logger, async (url) => {
      // One part of a long history may take longer than any query of a request.
      const { db, close } = connect(url, { max: 1, log: logger, statementTimeout: 0 });
      try {
        const { unbroken, line } = await proveHistory(db, {
          orderId,
          signal,
          headsFile: values.heads as string | undefined,
          againstFile: values.against as string | undefined,
        });
        say(line);
        return unbroken ? 0 : 1;
      } catch (error) {
        if (signal.aborted) throw new ExpectedFailure('Interrupted. Nothing was verified.');
        throw error;
      } finally {
        await close();
      }
    });
  },
);
