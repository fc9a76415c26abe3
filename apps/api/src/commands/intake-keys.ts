import type { Kysely } from 'kysely';
import { readEnv } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import type { Database } from '../db/schema.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

const actions: Readonly<Record<string, (db: Kysely<Database>, name: string) => Promise<void>>> = {
  async add(db, name) {
    const { addIntakeKey } = await import('../usecases/intake/intake-keys.ts');
    say(`Key ${name}: ${await addIntakeKey(db, name)}\nIt is not shown again.`);
  },
  async revoke(db, name) {
    const { endIntakeKey } = await import('../usecases/intake/intake-keys.ts');
    await endIntakeKey(db, name);
    say(`Key ${name} is revoked.`);
  },
  async list(db) {
    const { listIntakeKeys } = await import('../db/queries/intake-keys.ts');
    const keys = await listIntakeKeys(db);
    if (keys.length === 0) say('There is no key with a name; that of INTAKE_KEY works.');
    for (const key of keys) {
      const used = key.last_used_at === null ? 'never used' : `used ${hour(key.last_used_at)}`;
      const end = key.revoked_at === null ? '' : `, revoked ${hour(key.revoked_at)}`;
      say(`${key.name}: made ${hour(key.created_at)}, ${used}${end}`);
    }
  },
};

/** A moment to the hour, such as `2026-11-21 08 h UTC`. */
function hour(moment: string): string {
  return `${moment.slice(0, 13).replace('T', ' ')} h UTC`;
}

await runCommand(
  {
    call: 'pnpm intake:keys',
    help: `
Keys for shops that send orders and disputes (header X-Intake-Key), beside the one of INTAKE_KEY.
Each has a name, and ends alone. Works whether the server runs or not, without restarting it.

  add NAME     Makes a key and prints it once.
  list         All keys by name: when made, last used (to the hour), revoked.
  revoke NAME  Ends a key: the next call with it is refused.

Options:
  --demo  Work on the data of "pnpm demo" (.data/demo).`,
    options: { demo: { type: 'boolean' } },
    positionals: ['ACTION'],
    optional: ['NAME'],
  },
  async ({ values, positionals: [action = '', name] }) => {
    const work = actions[action];
    if (work === undefined) {
      throw new ExpectedFailure(`ACTION is add, list or revoke. See: pnpm intake:keys --help`);
    }
    if (action !== 'list' && name === undefined) {
      throw new ExpectedFailure('NAME is missing. See: pnpm intake:keys --help');
    }
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [{ withDatabase }, { connect }] = await Promise.all([
      import('./with-database.ts'),
      import('../db/connect.ts'),
    ]);
    return withDatabase(env, logger, async (url) => {
      const { db, close } = connect(url, { max: 1, log: logger });
      try {
        await work(db, name ?? '');
        return 0;
      } finally {
        await close();
      }
    });
  },
);
