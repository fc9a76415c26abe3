import { existsSync } from 'node:fs';
import { builds } from '../static/builds.ts';
import { say } from './cli.ts';

/** Tells where to point a browser. */
export function sayAddresses(url: string): void {
  say(`Back office  ${url}/`);
  say(`Portal       ${url}/track-order`);
  if (existsSync(builds.storybook.index)) sayStorybook(url);
}

/** Tells where Storybook is; only `localhost` has names below it without being told of them. */
export function sayStorybook(url: string): void {
  const own = new URL(url);
  const named = own.hostname === 'localhost';
  own.hostname = `storybook.${own.hostname}`;
  say(`Storybook    ${named ? own.href : `${url}/storybook/`}`);
}
