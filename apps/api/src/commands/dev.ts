import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { childEnvironment, readEnv } from '../core/env.ts';
import { repositoryRoot } from '../core/root.ts';
import { explained } from '../listen.ts';
import { runCommand, say } from './cli.ts';

interface ViteServer {
  listen(): Promise<ViteServer>;
  close(): Promise<void>;
}

/** What is used of Vite, which belongs to the apps and not to the server. */
interface Vite {
  createServer(config: object): Promise<ViteServer>;
}

const vitePorts = { backoffice: 5173, portal: 5174 };

await runCommand(
  {
    call: 'pnpm dev',
    isServer: true,
    help: `
Starts the server with demo data on PORT (4000) in .data/dev, restarted when its code changes, and
both apps with hot reload: the back office on port 5173, the portal on 5174. Calls of the apps go
to the server. Ctrl-C stops everything.

Options:
  --public  Run it on a HOST that others can reach, although its passwords are public.`,
    options: { public: { type: 'boolean' } },
  },
  async ({ values }) => {
    const env = readEnv(undefined, { PABEAN_DATA_DIR: '.data/dev' });
    const url = `http://127.0.0.1:${env.port}`;
    const apps: ViteServer[] = [];
    for (const [app, port] of Object.entries(vitePorts)) {
      apps.push(await startVite(join(repositoryRoot, 'apps', app), port, url));
    }
    const server = startServer(env.dataDir, values.public ? ['--public'] : []);
    say(`Back office  http://localhost:${vitePorts.backoffice}/`);
    say(`Portal       http://localhost:${vitePorts.portal}/track-order`);
    const code = await untilOver(server);
    await Promise.all(apps.map((app) => app.close()));
    return code;
  },
);

function startServer(dataDir: string, more: readonly string[]): ChildProcess {
  const demo = fileURLToPath(new URL('./demo.ts', import.meta.url));
  return spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', demo, '--skip-build', ...more],
    {
      cwd: repositoryRoot,
      env: childEnvironment({ PABEAN_DATA_DIR: dataDir }),
      stdio: 'inherit',
    },
  );
}

/** The app's own Vite with its own configuration; only port and server are ours to say. */
async function startVite(root: string, port: number, server: string): Promise<ViteServer> {
  const found = createRequire(join(root, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(found).href)) as Vite;
  const proxy = { '/api': server, '/uploads': server };
  const vite = await createServer({ root, server: { port, strictPort: true, proxy } });
  return explained('localhost', port, vite.listen());
}

/** Ctrl-C reaches the server by itself; it is done when the server is. */
async function untilOver(server: ChildProcess): Promise<number> {
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isInterrupted = true;
      if (signal !== 'SIGINT') server.kill('SIGTERM');
    });
  }
  const [code] = await once(server, 'exit');
  return isInterrupted ? 0 : (code ?? 1);
}
