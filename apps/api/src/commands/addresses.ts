import { existsSync } from 'node:fs';
import { builds } from '../static/builds.ts';
import { say } from './cli.ts';

/** Tells where to point a browser. */
export function sayAddresses(url: string): void {
  const storybook = new URL(url);
  storybook.hostname = `storybook.${storybook.hostname}`;
  say(`Back office  ${url}/`);
  say(`Portal       ${url}/track-order`);
  if (existsSync(builds.storybook.index)) say(`Storybook    ${storybook.href}`);
}
