import { readEnv } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';
import { readSecret } from './read-secret.ts';

await runCommand(
  {
    call: 'pnpm run staff:password',
    help: `
Sets a new password for the team member who signs in with EMAIL, for example when the last Admin has
lost theirs. Asks for it without showing it; without a terminal, or with --make, generates one and
prints it once. Ends the member's sessions and is recorded with the staff events. Works whether the
server runs or not.

Options:
  --make  Generate a password and print it once.
  --demo  Work on the data of "pnpm demo" (.data/demo).`,
    options: { make: { type: 'boolean' }, demo: { type: 'boolean' } },
    positionals: ['EMAIL'],
  },
  async ({ values, positionals: [email = ''] }) => {
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const logger = createLogger(env.logLevel);
    const [{ withDatabase }, { connect }, service, { makePassword }] = await Promise.all([
      import('./with-database.ts'),
      import('../db/connect.ts'),
      import('../usecases/team/staff-password.ts'),
      import('../adapters/passwords/passwords.ts'),
    ]);
    return withDatabase(env, logger, async (url) => {
      const { db, close } = connect(url, { max: 1, log: logger });
      try {
        const member = await service.memberOfEmail(db, email);
        const asks = process.stdin.isTTY === true && values.make !== true;
        const password = asks ? await readTwice(member.email) : makePassword();
        await service.setPasswordAsOperator(db, member, password);
        say(`The password of ${member.email} is set, and all their sessions are ended.`);
        if (!asks) say(`Password: ${password}\nIt is not shown again.`);
        return 0;
      } finally {
        await close();
      }
    });
  },
);

async function readTwice(email: string): Promise<string> {
  const terminal = { input: process.stdin, output: process.stdout };
  const password = await readSecret(`New password of ${email}: `, terminal);
  if ((await readSecret('Repeat the password: ', terminal)) === password) return password;
  throw new ExpectedFailure('The two passwords differ. No password was set.');
}
