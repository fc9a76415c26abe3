import { readEnv } from '../core/env.ts';
import { requireSoundSchemes } from '../core/sound-schemes.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm check:orders',
    help: `
Checks all open orders by the rules of declarations, after a rule changed or time went by. Prints how far it
is, then a line for each rule: how many marks there are. Orders that were checked by another version of their
scheme keep what was found; the line says how many marks the newer version would add and take away. Works
whether the server runs or not, and while people work.

Options:
  --clocks  Make "file by" and the window of each order anew too, by FILE_BY_HOURS_BEFORE_LANDING and
            FILE_BY_HOURS_BEFORE_DAY: give it the variables of the server.
  --demo    Check the data of "pnpm demo" (.data/demo).`,
    options: { clocks: { type: 'boolean' }, demo: { type: 'boolean' } },
  },
  async ({ values }) => {
    requireSoundSchemes();
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [{ withDatabase }, { connect }, { checkOpenOrders }] = await Promise.all([
      import('./with-database.ts'),
      import('../db/connect.ts'),
      import('../usecases/checks/check-open-orders.ts'),
    ]);
    return withDatabase(env, logger, async (url) => {
      const { db, close } = connect(url, { max: 1, log: logger, statementTimeout: 0 });
      try {
        const report = await checkOpenOrders(db, {
          fileBy: values.clocks ? env.fileBy : undefined,
          progress: (done, all) => {
            if (done % 10_000 === 0 && done < all) say(`${done} of ${all} orders`);
          },
        });
        for (const { rule, marks, added, removed } of report.rules) {
          const differs = added + removed > 0 ? `, +${added} -${removed} by the newer version` : '';
          say(`${rule}: ${marks}${differs}`);
        }
        if (values.clocks) say(`${report.clocks} orders have another clock now.`);
        say(`${report.orders} open orders, ${report.byOtherVersion} checked by another version.`);
        return 0;
      } finally {
        await close();
      }
    });
  },
);
