import { collectGarbage } from '../core/collect-garbage.ts';
import { restartCompiled, startLean } from '../core/lean-process.ts';

startLean();
const [
  { declareProduction, readEnv },
  { sayPublicAddresses },
  { runCommand, sayOnce, warn },
  { createLogger },
] = await Promise.all([
  import('../core/env.ts'),
  import('./addresses.ts'),
  import('./cli.ts'),
  import('./logger.ts'),
]);

await runCommand(
  {
    call: 'pnpm start',
    isServer: true,
    help: `
Starts the server for real work, without demo data. Everything is configured by environment
variables (README.md lists them): PORT, HOST, PABEAN_DATA_DIR, DATABASE_URL and others.
While there is no staff member yet, the first Admin is created from ADMIN_EMAIL and ADMIN_PASSWORD,
or with a password that is printed once. Data of "pnpm demo" is refused. Ctrl-C stops the server
and its database.
`,
  },
  async () => {
    declareProduction();
    const env = readEnv();
    const [{ runServer }, { ensureFirstAdmin }, guard] = await Promise.all([
      import('../main.ts'),
      import('../usecases/team/first-admin.ts'),
      import('../seed/demo-guard.ts'),
    ]);
    restartCompiled();
    guard.refuseFor(guard.demoDirectory(env.dataDir));
    const server = await runServer({
      env,
      logger: createLogger(env.logLevel),
      prepare: async ({ connection }) => {
        guard.refuseFor(await guard.demoDatabase(connection.db));
        const firstAdmin = await ensureFirstAdmin({ db: connection.db, ...env.admin });
        if (!firstAdmin?.oneTimePassword) return;
        const { email, oneTimePassword } = firstAdmin;
        const isSaid = await sayOnce([
          `First Admin: ${email}, password ${oneTimePassword}`,
          'This password is not shown again: change it after the first sign-in.',
        ]);
        if (isSaid) return;
        warn(
          `The password of the first Admin could not be written. Make another: pnpm run staff:password ${email}`,
        );
      },
    });
    collectGarbage();
    sayPublicAddresses(server.url, env);
    return server.finished;
  },
);
