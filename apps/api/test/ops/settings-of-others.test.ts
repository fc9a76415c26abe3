import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('no settings are looked for above the folder that the server is started in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-settings-'));
  try {
    // A link to itself cannot be read by anybody, as a folder of another user by all but root.
    await symlink('.config', join(folder, '.config'));
    const cwd = join(folder, 'below');
    await mkdir(cwd);
    const jobs = JSON.stringify(new URL('../../src/jobs/jobs.ts', import.meta.url));
    const script = `await import(${jobs}); process.stdout.write('loaded')`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd });
    expect(stdout).toBe('loaded');
  } finally {
    await rm(folder, { recursive: true });
  }
});
