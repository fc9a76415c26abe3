import { spawnSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompressFolder } from '@pabean/tooling/precompress';

/**
 * Builds Storybook into a folder beside the one that is served, compresses it, and puts it in that
 * one's place: who looks at it meanwhile sees no half of a new one.
 */
const home = join(import.meta.dirname, '..');
const served = join(home, 'dist');
const next = join(home, 'dist-next');

await rm(next, { recursive: true, force: true });
const storybook = join(home, 'node_modules/storybook/dist/bin/dispatcher.js');
const args = [storybook, 'build', '--quiet', '--output-dir', next];
const { status } = spawnSync(process.execPath, args, { cwd: home, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await precompressFolder(next);
await rm(served, { recursive: true, force: true });
await rename(next, served);
