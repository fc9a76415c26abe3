import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../env.ts';
import { builds } from '../static/builds.ts';
import { buildCache, readBuildRecord } from './build-record.ts';
import { runBuild } from './run-build.ts';

const storybook = join(repositoryRoot, 'apps/storybook');
/** The screens of both apps stand in it too, with all that they are made of. */
const sources = [
  'packages',
  'apps/backoffice',
  'apps/portal',
  'apps/storybook',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/**
 * Builds Storybook when its sources changed since the last time, beside the one that is served:
 * who looks at that one sees no half of a new one. Meant to run behind a server that answers.
 *
 * @returns whether there was something to build
 */
export async function buildStorybook(say: (line: string) => void): Promise<boolean> {
  const record = await readBuildRecord('storybook-build', sources, /\.test\.[a-z]+$|\.webp$/);
  if (record.same && existsSync(builds.storybook.index)) return false;
  say('Storybook is being built in the background…');
  const next = join(buildCache, 'storybook');
  await rm(next, { recursive: true, force: true });
  await runBuild({
    args: [
      join(storybook, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...['build', '--quiet', '--output-dir', next],
    ],
    cwd: storybook,
    failure: 'Storybook could not be built; the messages above say why. All else goes on.',
    background: true,
  });
  await rm(builds.storybook.root, { recursive: true, force: true });
  await rename(next, builds.storybook.root);
  await record.keep();
  return true;
}
