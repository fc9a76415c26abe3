import { join } from 'node:path';
import { repositoryRoot } from '../core/root.ts';
import { runBuild } from './run-build.ts';

const turbo = join(repositoryRoot, 'node_modules/turbo/bin/turbo');
/** turbo answers sooner than this when nothing has changed. */
const patienceMs = 1500;

/** Builds both apps when their sources changed since the last time. */
export async function buildApps(say: (line: string) => void): Promise<void> {
  const apps = ['--filter=@pabean/backoffice', '--filter=@pabean/portal'];
  await build(['build', ...apps], {
    onWork: () => say('Building the back office and the portal…'),
    failure: 'The apps could not be built; the messages above say why.',
  });
}

/**
 * Builds Storybook when its sources changed since the last time, meant to run behind a server that
 * answers.
 *
 * @returns whether there was something to build
 */
export async function buildStorybook(say: (line: string) => void): Promise<boolean> {
  return build(['build:storybook'], {
    onWork: () => say('Storybook is being built in the background…'),
    failure:
      'Storybook could not be built; the messages above say why. Everything else keeps running.',
    background: true,
  });
}

interface Build {
  /** Called when it takes longer than a look at what is there. */
  onWork: () => void;
  failure: string;
  background?: boolean;
}

async function build(task: string[], { onWork, ...step }: Build): Promise<boolean> {
  let worked = false;
  const timer = setTimeout(() => {
    worked = true;
    onWork();
  }, patienceMs);
  try {
    await runBuild({
      ...step,
      args: [turbo, 'run', ...task, '--output-logs=new-only'],
      cwd: repositoryRoot,
    });
  } finally {
    clearTimeout(timer);
  }
  return worked;
}
