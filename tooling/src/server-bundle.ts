import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Makes the server's bundle (decision 042) when the one that lies there is older.
 * @returns the folder of its commands; null when it could not be made
 */
export function serverBundle(): string | null {
  const args = ['run', 'build:server', '--output-logs=errors-only', '--log-prefix=none'];
  const turbo = join(root, 'node_modules/.bin/turbo');
  const { status } = spawnSync(turbo, args, { cwd: root, stdio: 'inherit' });
  return status === 0 ? join(root, 'apps/api/dist/server') : null;
}
