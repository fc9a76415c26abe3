import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './app.ts';

const program = fileURLToPath(new URL('chore-process.ts', import.meta.url));

/** A process that waits for the word to do a chore at a moment; it answers with how many orders it did. */
export async function choreProcess(
  app: Pick<TestApp, 'databaseUrl'>,
  chore: 'release' | 'pass',
  now: string,
): Promise<() => Promise<number>> {
  const env = { ...process.env, DATABASE_URL: app.databaseUrl };
  const child = fork(program, [chore, now], { env, execArgv: [] });
  await once(child, 'message');
  return async () => {
    child.send('go');
    const [count] = await once(child, 'message');
    return count as number;
  };
}
