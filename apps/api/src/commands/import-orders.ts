import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readEnv, startDirectories } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { runCommand, say, untilSignal } from './cli.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm orders:import',
    help: `
Imports the orders of a file: CSV with a heading line, or NDJSON (one order a line), packed by gzip
or not. Says how far it is: a bar on a terminal, a line every ten seconds elsewhere. Bad lines go to
FILE.rejected with line number and reason, the rest is imported; a second run imports no order
twice. Works whether the server runs or not. Exits with 0, or with 1 when the file could not be read
or every line of it was rejected.

Options:
  --demo  Import into the data of "pnpm demo" (.data/demo).`,
    options: { demo: { type: 'boolean' } },
    positionals: ['FILE'],
  },
  async ({ values, positionals }) => {
    const file = await readable(positionals[0] as string);
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [
      { withDatabase },
      { connect },
      { batchesAtOnce, formatReport, importOrders, isAllRejected, progressBar },
    ] = await Promise.all([
      import('./with-database.ts'),
      import('../db/connect.ts'),
      import('../usecases/import/import-orders.ts'),
    ]);
    const signal = untilSignal();
    return withDatabase(env, logger, async (url) => {
      const { db, close } = connect(url, { max: batchesAtOnce, log: logger, lockTimeout: 0 });
      const bar = progressBar();
      try {
        const report = await importOrders({
          db,
          env,
          file,
          signal,
          onProgress: bar.update,
        });
        bar.done();
        say(formatReport(report));
        return isAllRejected(report) ? 1 : 0;
      } catch (error) {
        bar.done();
        if (!signal.aborted) throw error;
        throw new ExpectedFailure(
          'Interrupted. Imported orders stay; run the same command again for the rest.',
        );
      } finally {
        await close();
      }
    });
  },
);

async function readable(name: string): Promise<string> {
  const candidates = startDirectories().map((directory) => resolve(directory, name));
  let problem: unknown;
  for (const path of candidates) {
    try {
      await access(path, constants.R_OK);
      if ((await stat(path)).isFile()) return path;
      throw new ExpectedFailure(`${path} is not a file.`);
    } catch (error) {
      problem ??= error;
    }
  }
  if (problem instanceof ExpectedFailure) throw problem;
  const { code } = problem as NodeJS.ErrnoException;
  throw new ExpectedFailure(`The file ${candidates[0]} cannot be read (${code}).`);
}
