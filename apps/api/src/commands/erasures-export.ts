import { readEnv } from '../core/env.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm erasures:export',
    help: `
Writes a list of the orders that were erased for good into FILE, a new one: ids and moments, nothing of a
traveller. Of the database of DATABASE_URL or PABEAN_DATA_DIR, such as an old data directory that was moved
aside. A restore erases them again by --erased FILE, and so does "pnpm erasures:apply FILE".

Options:
  --demo  Of the data of "pnpm demo" (.data/demo).`,
    options: { demo: { type: 'boolean' } },
    positionals: ['FILE'],
  },
  async ({ values, positionals: [name = ''] }) => {
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [{ withConnection }, { erasedOrders }, { writeErasuresFile }, { pathOf }] =
      await Promise.all([
        import('./backup-connection.ts'),
        import('../db/queries/erasures.ts'),
        import('../usecases/erasures/erasures-file.ts'),
        import('../usecases/history-chain/heads-file.ts'),
      ]);
    const path = pathOf(name);
    return withConnection(env, logger, async ({ db }) => {
      const erasures = await erasedOrders(db);
      await writeErasuresFile(path, erasures);
      say(`${erasures.length} erased orders in ${path}.`);
      return 0;
    });
  },
);
