import { existsSync } from 'node:fs';
import type { Env } from '../core/env.ts';
import { builds } from '../static/builds.ts';
import { say } from './cli.ts';

/** Tells where to point a browser. */
export function sayAddresses(url: string): void {
  say(`Back office  ${url}/`);
  say(`Portal       ${url}/track-order`);
  if (existsSync(builds.storybook.index)) sayStorybook(url);
}

/** Tells where travellers and staff reach a server of real work, and where it listens if that is another place. */
export function sayPublicAddresses(url: string, env: Env): void {
  const { backoffice, portal } = env.publicUrls;
  const here = `http://localhost:${env.port}`;
  if (backoffice === here && portal === here) {
    sayAddresses(url);
    return;
  }
  say(`Back office  ${backoffice}/`);
  say(`Portal       ${portal}/track-order`);
  say(`This machine ${url}/`);
}

/** Tells where Storybook is; only `localhost` has names below it without being told of them. */
export function sayStorybook(url: string): void {
  const own = new URL(url);
  const named = own.hostname === 'localhost';
  own.hostname = `storybook.${own.hostname}`;
  say(`Storybook    ${named ? own.href : `${url}/storybook/`}`);
}
