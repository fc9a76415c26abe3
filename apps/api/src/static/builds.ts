import { join } from 'node:path';
import { repositoryRoot } from '../core/root.ts';

/** The three things a browser can be given. */
export type Door = 'backoffice' | 'portal' | 'storybook';

/** Where a door's files are and how to make them. */
export interface Build {
  title: string;
  root: string;
  index: string;
  /** Files below it have a hash in their name, so a browser may keep them for ever. */
  hashed: string;
  /** The command that makes the files. */
  command: string;
}

/** The builds in a repository; Storybook's is optional. */
export function buildsIn(repository: string): Record<Door, Build> {
  return {
    backoffice: {
      title: 'The back office',
      ...filesIn(join(repository, 'apps/backoffice/dist')),
      hashed: '/assets-backoffice/',
      command: 'npx --yes pnpm@12 build',
    },
    portal: {
      title: 'The portal',
      ...filesIn(join(repository, 'apps/portal/dist')),
      hashed: '/assets-portal/',
      command: 'npx --yes pnpm@12 build',
    },
    storybook: {
      title: 'Storybook',
      ...filesIn(join(repository, 'apps/storybook/dist')),
      hashed: '/assets/',
      command: 'npx --yes pnpm@12 build:storybook',
    },
  };
}

/** The builds of this repository. */
export const builds = buildsIn(repositoryRoot);

function filesIn(root: string) {
  return { root, index: join(root, 'index.html') };
}
