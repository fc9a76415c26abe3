import { readEnv } from '../env.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm verify:history',
    help: `
Proves that the history of ORDER, or of every order, is as it was written: each row carries the
digest of the row before it. Says in one line whether it is unbroken, or which row is the first that
is not and what differs; ends with 0 or 1. Works while the server runs and while it does not.

Options:
  --demo  Verify the data of "pnpm demo" (.data/demo).`,
    options: { demo: { type: 'boolean' } },
    optional: ['ORDER'],
  },
  async ({ values, positionals: [orderId] }) => {
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [{ withDatabase }, { connect }, { findOrderPk }, { verifyHistory }, report] =
      await Promise.all([
        import('./with-database.ts'),
        import('../db/connect.ts'),
        import('../db/queries/verify-history.ts'),
        import('../services/history-chain/verify.ts'),
        import('../services/history-chain/report.ts'),
      ]);
    const signal = untilSignal();
    return withDatabase(env, logger, async (url) => {
      // One part of a long history may take longer than any query of a request.
      const { db, close } = connect(url, { max: 1, log: logger, statementTimeout: 0 });
      const progress = report.progressLine();
      try {
        const orderPk = orderId === undefined ? null : await findOrderPk(db, orderId);
        if (orderId !== undefined && orderPk === null) {
          throw new ExpectedFailure(`There is no order ${orderId}.`);
        }
        const verdict = await verifyHistory({ db, orderPk, signal, onProgress: progress.update });
        progress.done();
        say(report.formatVerdict(verdict, orderId));
        return verdict.firstFlaw === null && verdict.orphans.length === 0 ? 0 : 1;
      } catch (error) {
        progress.done();
        if (signal.aborted) throw new ExpectedFailure('Interrupted. Nothing was proved.');
        throw error;
      } finally {
        await close();
      }
    });
  },
);

/** Aborted by the first Ctrl-C, so that the database ends in order. */
function untilSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => controller.abort());
  }
  return controller.signal;
}
