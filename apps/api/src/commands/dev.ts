import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment, readEnv, repositoryRoot } from '../env.ts';
import { runCommand, say } from './cli.ts';

const vitePorts = { backoffice: 5173, portal: 5174 };

await runCommand(
  {
    call: 'pnpm dev',
    help: `
Starts the server with demo data on PORT (4000) in .data/dev, restarted when its code changes, and
both apps with hot reload: the back office on port 5173, the portal on 5174. Calls of the apps go
to the server. Ctrl-C stops all of it.`,
  },
  async () => {
    const env = readEnv(undefined, { PABEAN_DATA_DIR: '.data/dev' });
    const url = `http://127.0.0.1:${env.port}`;
    const children = [startServer(env.dataDir)];
    for (const [app, port] of Object.entries(vitePorts)) children.push(startVite(app, port, url));
    say(`Back office  http://localhost:${vitePorts.backoffice}/`);
    say(`Portal       http://localhost:${vitePorts.portal}/track-order`);
    say(`Server       ${url}`);
    return untilOver(children);
  },
);

function startServer(dataDir: string): ChildProcess {
  const demo = fileURLToPath(new URL('./demo.ts', import.meta.url));
  const args = ['--watch', '--watch-preserve-output', demo, '--skip-build'];
  return start(args, repositoryRoot, { PABEAN_DATA_DIR: dataDir });
}

function startVite(app: string, port: number, server: string): ChildProcess {
  const cwd = join(repositoryRoot, 'apps', app);
  const vite = join(cwd, 'node_modules/vite/bin/vite.js');
  return start([vite, '--port', String(port), '--strictPort'], cwd, { PABEAN_SERVER_URL: server });
}

function start(args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd, env: childEnvironment(env), stdio: 'inherit' });
}

/** One that ends takes the others with it; Ctrl-C reaches all of them by itself. */
async function untilOver(children: ChildProcess[]): Promise<number> {
  const ends = children.map((child) => once(child, 'exit'));
  let asked = false;
  const stopAll = () => {
    asked = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
  const [code] = await Promise.race(ends);
  const failed = asked ? 0 : (code ?? 1);
  stopAll();
  await Promise.all(ends);
  return failed;
}
