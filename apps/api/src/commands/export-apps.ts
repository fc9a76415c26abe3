import { resolve } from 'node:path';
import * as v from 'valibot';
import { startDirectories } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { address } from '../core/web-address.ts';
import { builds } from '../static/builds.ts';
import { exportApps } from '../static/elsewhere/export-apps.ts';
import { runCommand, say } from './cli.ts';

await runCommand(
  {
    call: 'pnpm export:apps',
    positionals: ['DIR'],
    help: `
Writes the built apps as folders for web servers and static hosts of their own: DIR/backoffice, DIR/portal and,
where it is built, DIR/storybook. config.json in them says where the API is. DIR/headers holds the content
policy and the other headers for nginx and Caddy; _headers and _redirects are those of static hosts. The server
needs APPS_ELSEWHERE=true then. What an earlier export wrote to DIR is replaced.

Options:
  --api URL  Address of the API, such as https://api.example.com.`,
    options: { api: { type: 'string' } },
  },
  async ({ values, positionals: [dir = ''] }) => {
    const example = 'https://api.example.com';
    const api = v.safeParse(address(['http:', 'https:'], example), values.api);
    if (!api.success || new URL(api.output).pathname !== '/') {
      throw new ExpectedFailure(`--api must be the address of the API, such as ${example}.`);
    }
    const [place = ''] = startDirectories().slice(-1);
    const to = resolve(place, dir);
    const folders = await exportApps({ builds, to, api: new URL(api.output).origin });
    for (const folder of folders) say(folder);
    return 0;
  },
);
