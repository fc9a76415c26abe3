import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecret } from '@pabean/embedded-database';
import { openPlace } from '../adapters/backup/open-place.ts';
import { requireRecipients } from '../adapters/backup/seal.ts';
import { type Env, readEnv } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { productVersion } from '../usecases/system/product-version.ts';
import {
  identitiesOf,
  isInside,
  listeningLogger,
  readDuration,
  requireOneAim,
} from './backup-options.ts';
import { explain, runCommand, say, untilSignal, warn } from './cli.ts';
import { recordErasuresTurnByTurn } from './erasure-turns.ts';
import { letServerStart } from './let-server-start.ts';
import { leftOf, openArchive, requireOwnDatabase, shipTurnByTurn, untilNext } from './wal-turns.ts';

/** Milliseconds that a job waits for the backup of another one. */
const longestWaitMs = 6 * 60 * 60 * 1000;

await runCommand(
  {
    call: 'pnpm backup',
    help: `
Makes a backup of the database and the documents in PLACE, a directory or s3://bucket/prefix, while
the server works or stands still: DATABASE_URL, or the database of PABEAN_DATA_DIR. Documents that are
there already are not copied again. Then it proves the backup: restores it into a PostgreSQL of its own,
counts, verifies the history and compares documents. Exits with 0, or with 1 when it is not proven.

Options:
  --every TIME      Do it again and again, every 6h for example, until Ctrl-C.
  --keep TIME       Remove backups that are older, 7d for example. The last proven one stays.
  --wal             Archive the WAL of our own PostgreSQL too, so that "pnpm restore PLACE --to TIME" comes
                    to any moment since. With --every it is archived every 15 seconds.
  --forget-wal      Make none: end that, so that no WAL is kept for PLACE any more.
  --forget          Make none: nobody makes backups in PLACE any more, so that no age of it is watched and no WAL
                    is kept for it. What lies there stays.
  --recipient AGE   Encrypt for this recipient of age, age1…; may be given several times.
  --with-secrets    Put the secrets of the data directory into a backup that is not encrypted.
  --no-prove        Do not prove it. It counts as not proven.
  --prove           Make none: prove the newest of PLACE.
  --backup NAME     With --prove: not the newest but this one.
  --identity FILE   With --prove: your key of age, for a backup that is encrypted.
  --demo            The data of "pnpm demo" (.data/demo).`,
    options: {
      every: { type: 'string' },
      keep: { type: 'string' },
      wal: { type: 'boolean' },
      'forget-wal': { type: 'boolean' },
      forget: { type: 'boolean' },
      recipient: { type: 'string', multiple: true },
      'with-secrets': { type: 'boolean' },
      'no-prove': { type: 'boolean' },
      prove: { type: 'boolean' },
      backup: { type: 'string' },
      identity: { type: 'string' },
      demo: { type: 'boolean' },
    },
    positionals: ['PLACE'],
  },
  async ({ values, positionals: [placeName = ''] }) => {
    const env = readEnv(undefined, { PABEAN_DATA_DIR: values.demo ? '.data/demo' : '.data' });
    requireOneAim(values);
    const every = readDuration('every', values.every);
    const keepMs = readDuration('keep', values.keep);
    const recipients = (values.recipient ?? []) as string[];
    requireRecipients(recipients);
    const place = await openPlace(placeName, env);
    const identities = await identitiesOf(values.identity);
    const signal = untilSignal();
    const { withConnection } = await import('./backup-connection.ts');
    const run = await import('../usecases/backup/run-backup.ts');
    const { inOneLine } = await import('../usecases/backup/trouble.ts');
    const { logger, lastTrouble } = listeningLogger();

    if (values.prove) {
      const { chooseBackup } = await import('../usecases/backup/manifest.ts');
      return withConnection(env, logger, async (connection) => {
        try {
          const manifest = await chooseBackup(place, values.backup as string | undefined);
          const found = { manifest, identities };
          return (await run.proveAndNote({ connection, place, signal, say, logger }, found))
            ? 0
            : 1;
        } catch (error) {
          throw inOneLine(error, place.label, lastTrouble(), tmpdir());
        }
      });
    }

    requireDataDirectory(env);
    if (values.wal || values['forget-wal']) requireOwnDatabase(env);
    if (values['forget-wal']) {
      const { forgetWal } = await import('../usecases/point-in-time/forget-wal.ts');
      const wasKept = await withConnection(env, logger, (connection) =>
        forgetWal(connection, place),
      );
      // For a mistyped place: that of the right one is kept on, and fills the disk.
      if (!wasKept) throw new ExpectedFailure(`No WAL is archived to ${place.label}.`);
      say(`No WAL is kept for ${place.label} any more. What lies there stays.`);
      return 0;
    }
    if (values.forget) {
      const { forgetPlace } = await import('../db/queries/backup-runs.ts');
      const { forgetWal } = await import('../usecases/point-in-time/forget-wal.ts');
      const isKnown = await withConnection(env, logger, async (connection) => {
        // What nobody fetches any more would fill the disk, and ring.
        if (!env.databaseUrl) await forgetWal(connection, place);
        return forgetPlace(connection.db, place.label);
      });
      if (!isKnown) throw new ExpectedFailure(`No backup in ${place.label} is known.`);
      say(`${place.label} is watched no more. What lies there stays.`);
      return 0;
    }
    if (isInside(place.label, env.dataDir)) {
      warn(
        `Warning: ${place.label} lies in the data directory: what takes that away takes the backup along. Take another disk, or a bucket.`,
      );
    }
    const archive = values.wal ? await openArchive(place, recipients) : null;
    // A job's lines go into a log.
    const tell =
      every === null ? say : (line: string) => say(`${new Date().toISOString()} ${line}`);
    const once = () =>
      withConnection(env, logger, async (connection) => {
        const { openDocumentStore } = await import('../adapters/documents/index.ts');
        const documents = await openDocumentStore(env, logger);
        const secrets = recipients.length > 0 || values['with-secrets'] ? secretsOf(env) : null;
        return run.runBackup({
          ...{
            connection,
            documents,
            place,
            recipients,
            keepMs,
            archive,
            signal,
            logger,
            lastTrouble,
          },
          ...{ say: tell, version: await productVersion(), secrets: await secrets },
          prove: values['no-prove'] !== true,
          // Two jobs that were started together would meet at each turn of the slower one.
          patienceMs: Math.min(every ?? 0, longestWaitMs),
        });
      });
    if (every === null) return (await once()) ? 0 : 1;
    const turn = async () => {
      await letServerStart(env, signal);
      if (!signal.aborted) await once();
    };
    const recording = recordErasuresTurnByTurn({ env, place, signal, tell });
    const shipping = archive && shipTurnByTurn({ env, logger, archive, place, signal, tell });
    while (!signal.aborted) {
      const left = leftOf(every);
      // Whatever it is, the next turn may work: who stops telling makes no backups either.
      await turn().catch((error: unknown) => {
        if (signal.aborted) return;
        warn(`${new Date().toISOString()} ${explain(error)}`);
      });
      await untilNext(left, shipping, signal);
    }
    await shipping?.ended;
    await recording;
    return 0;
  },
);

/** Who mistypes PABEAN_DATA_DIR must not get a backup without documents. */
function requireDataDirectory({ dataDir, s3 }: Env): void {
  if (s3 || existsSync(dataDir)) return;
  throw new ExpectedFailure(`There is no data directory ${dataDir}. Check PABEAN_DATA_DIR.`);
}

/** Those that were made once and are kept in files; what is configured is the operator's to keep. */
async function secretsOf({ dataDir, secrets }: Env): Promise<Record<string, string>> {
  const names = [
    ['intake-key', secrets.intakeKey],
    ['token-secret', secrets.tokenSecret],
  ] as const;
  const found: Record<string, string> = {};
  for (const [name, configured] of names) {
    const secret = configured ? undefined : await readSecret(join(dataDir, name));
    if (secret) found[name] = secret;
  }
  return found;
}
