import { readEnv } from '../core/env.ts';
import { sayAddresses, sayStorybook } from './addresses.ts';
import { buildApps, buildStorybook } from './builds.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

const roles = ['admin', 'manager', 'team', 'telecaller', 'night'];

await runCommand(
  {
    call: 'pnpm demo',
    isServer: true,
    help: `
Builds both apps when needed and starts everything on one port (4000, or PORT) with demo data, in a
data directory of its own (.data/demo, or PABEAN_DATA_DIR). Prints the addresses and one sign-in
for each role. Builds Storybook in the background when needed. Never use it for real work: its
passwords are public. On a HOST that others can reach, or on a database with other orders, it runs
only with --public. Ctrl-C stops everything.

Options:
  --skip-build  Use the latest builds of the apps and of Storybook.
  --public      Run it where others can reach it, or on a database with other orders.`,
    options: { 'skip-build': { type: 'boolean' }, public: { type: 'boolean' } },
  },
  async ({ values }) => {
    const env = readEnv(undefined, {
      PABEAN_DATA_DIR: '.data/demo',
      LOG_LEVEL: 'warn',
      STATEMENT_NAME: 'EXAMPLE TRAVEL SVC',
    });
    const [{ runServer }, { seedDemo }, { seedConversations }, disputes, guard] = await Promise.all(
      [
        import('../main.ts'),
        import('../seed/demo.ts'),
        import('../seed/demo-conversations.ts'),
        import('../seed/demo-disputes.ts'),
        import('../seed/demo-guard.ts'),
      ],
    );
    if (!values.public) guard.refuseFor(guard.reachedByOthers(env.host));
    if (!values['skip-build']) await buildApps(say);
    const server = await runServer({
      env,
      logger: createLogger(env.logLevel),
      demo: true,
      prepare: async ({ services }) => {
        const foreign = await guard.foreignOrders(services.db);
        if (!values.public) guard.refuseFor(foreign);
        if (await seedDemo(services)) {
          await seedConversations(services);
          await disputes.seedDisputes(services);
        }
        // Whoever has put a demo before real orders still starts with them afterwards.
        if (foreign === null) await guard.markDemoDirectory(env.dataDir);
      },
    });
    sayAddresses(server.url);
    say();
    say('Sign in with the password pabean-demo as');
    for (const role of roles) say(`  ${role}@pabean.test`);
    say();
    say(`Intake key   ${server.secrets.intakeKey}`);
    say('Ctrl-C stops everything.');
    if (!values['skip-build']) void storybook(server.url);
    return server.finished;
  },
);

/** The demo does not wait for it, and goes on without it. */
async function storybook(url: string): Promise<void> {
  try {
    if (await buildStorybook(say)) sayStorybook(url);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}
