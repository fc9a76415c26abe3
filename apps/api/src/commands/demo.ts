import { readEnv } from '../env.ts';
import { sayAddresses, sayStorybook } from './addresses.ts';
import { buildApps, buildStorybook } from './builds.ts';
import { runCommand, say } from './cli.ts';
import { createLogger } from './logger.ts';

const roles = ['admin', 'manager', 'team', 'telecaller', 'night'];

await runCommand(
  {
    call: 'pnpm demo',
    help: `
Builds both apps when needed and starts everything on one port (4000, or PORT) with demo data, in a
data directory of its own (.data/demo, or PABEAN_DATA_DIR). Prints the addresses and one sign-in
for each role. Storybook is built behind it when needed. Never use it for real work: its passwords
are known. Ctrl-C stops all of it.

Options:
  --skip-build  Use the apps and Storybook as they were built last.`,
    options: { 'skip-build': { type: 'boolean' } },
  },
  async ({ values }) => {
    const env = readEnv(undefined, { PABEAN_DATA_DIR: '.data/demo', LOG_LEVEL: 'warn' });
    if (!values['skip-build']) await buildApps(say);
    const [{ runServer }, { seedDemo }] = await Promise.all([
      import('../main.ts'),
      import('../db/seed/demo.ts'),
    ]);
    const server = await runServer({
      env,
      logger: createLogger(env.logLevel),
      prepare: async ({ services }) => {
        await seedDemo(services);
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
