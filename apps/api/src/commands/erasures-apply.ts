import { statSync } from 'node:fs';
import { openPlace } from '../adapters/backup/open-place.ts';
import { type Env, readEnv } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { connect } from '../db/connect.ts';
import type { Erasure } from '../db/queries/erasures.ts';
import { erasedAgainLine } from './backup-options.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm erasures:apply',
    help: `
Erases orders again that were erased for good and came back by a restore: those that FILE of "pnpm
erasures:export" names, or the record that "pnpm backup" keeps in a PLACE, a directory or s3://bucket/prefix.
For a database that was restored without "pnpm restore", which does it by itself: run it before the server
starts. It works on DATABASE_URL or PABEAN_DATA_DIR, with the variables of the server. A new order to which a
shop gave the id of an erased one is left alone.

Options:
  --dry-run  Change nothing: say which orders it would erase.
  --demo     Work on the data of "pnpm demo" (.data/demo).`,
    options: { 'dry-run': { type: 'boolean' }, demo: { type: 'boolean' } },
    positionals: ['FILE|PLACE'],
  },
  async ({ values, positionals: [source = ''] }) => {
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const erasures = await erasuresOf(source, env);
    const logger = createLogger(env.logLevel);
    const [{ withDatabase, withUnmigratedDatabase }, again] = await Promise.all([
      import('./with-database.ts'),
      import('../usecases/erasures/erase-again.ts'),
    ]);
    if (values['dry-run']) {
      return withUnmigratedDatabase(env, logger, async (url) => {
        const { db, close } = connect(url, { max: 1, log: logger, statementTimeout: 0 });
        const back = await again.broughtBack(db, erasures).finally(close);
        say(`Would be erased again: ${back.length} of ${erasures.length} orders.`);
        for (const orderId of back) say(orderId);
        return 0;
      });
    }
    return withDatabase(env, logger, async (url) => {
      const { openDocumentStore } = await import('../adapters/documents/index.ts');
      const documents = await openDocumentStore(env, logger);
      const { keepRecords } = await import('../usecases/erasures/erasure-records.ts');
      const { db, pool, close } = connect(url, { max: 1, log: logger, statementTimeout: 0 });
      try {
        say(erasedAgainLine(await again.eraseAgain(db, documents, env, erasures)));
        const troubles = await keepRecords({ db, pool, env, logger }).record();
        for (const trouble of troubles) say(`Not recorded beside the backups: ${trouble}`);
      } finally {
        await close();
      }
      return 0;
    });
  },
);

async function erasuresOf(source: string, env: Env): Promise<Erasure[]> {
  const { pathOf } = await import('../usecases/history-chain/heads-file.ts');
  const path = pathOf(source);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const { readErasuresFile } = await import('../usecases/erasures/erasures-file.ts');
    return readErasuresFile(path);
  }
  const place = await openPlace(source, env);
  const { inOneLine } = await import('../usecases/backup/trouble.ts');
  const { recordOf } = await import('../usecases/erasures/erasures-to-repeat.ts');
  const record = await recordOf(place).catch((error: unknown) => {
    throw inOneLine(error, place.label, undefined);
  });
  if (record) return record;
  throw new ExpectedFailure(`There is no list of erased orders in ${place.label}.`);
}
