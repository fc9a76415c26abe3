import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeFolders } from '@pabean/embedded-database';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { Build, Door } from '../builds.ts';
import { pageHeaders, policySources } from '../headers.ts';
import { headerFiles } from './header-files.ts';
import { startScript } from './start-script.ts';

/** What to write, and where. */
export interface ExportOptions {
  readonly builds: Readonly<Record<Door, Build>>;
  readonly to: string;
  /** Origin of the API. */
  readonly api: string;
}

/** Where a page's app begins. */
const entryTag = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

/**
 * Writes the apps as folders for hosts of their own, which are told of the API by `config.json` beside
 * `index.html`, and the headers that these hosts have to send (decision 039). Storybook comes along
 * where it is built. @returns the folders
 */
export async function exportApps({ builds, to, api }: ExportOptions): Promise<string[]> {
  const found = await readdir(to).catch((): string[] => []);
  // The headers come first, so a folder without them is another's, whatever its name.
  const strange = found.filter((name) => !found.includes('headers') || !isOurs(builds, name));
  if (strange.length > 0) {
    throw new ExpectedFailure(
      `${to} holds other files (${strange[0]}). Name a new directory, or one of an earlier export.`,
    );
  }
  await makeFolders(join(to, 'headers'), 0o777);
  const folders: string[] = [];
  for (const [door, build] of Object.entries(builds) as [Door, Build][]) {
    if (!(await readFile(build.index).catch(() => null))) {
      if (door === 'storybook') continue;
      throw new ExpectedFailure(`${build.title} is not built yet. Run: ${build.command}`);
    }
    const folder = join(to, door);
    await rm(folder, { recursive: true, force: true });
    await cp(build.root, folder, { recursive: true, filter: (path) => isWanted(build, path) });
    const scripts = door === 'storybook' ? [] : await writePage(folder, build, api);
    await writeHeaders(to, { door, hashed: build.hashed, api, scripts });
    folders.push(folder);
  }
  return folders;
}

function isOurs(builds: ExportOptions['builds'], name: string): boolean {
  return name in builds || name === 'headers';
}

/**
 * Pages for the first screen are left out: they begin with a call to their own host, and which of them is
 * meant is the server's to choose. Every address is `index.html` here, which is written anew.
 */
function isWanted(build: Build, path: string): boolean {
  const name = relative(build.root, path);
  if (name.startsWith('.vite')) return false;
  return build.hashed === '/assets/' || !/^[^/]+\.html(\.br|\.gz)?$/.test(name);
}

/** Writes the page that asks where the API is, and what it is told. @returns the sources of its scripts */
async function writePage(folder: string, { index }: Build, api: string): Promise<string[]> {
  const html = await readFile(index, 'utf8');
  const entry = entryTag.exec(html)?.[1];
  if (entry === undefined) throw new Error(`${index} starts no script.`);
  const script = startScript({ entry });
  const page = html
    .replace(entryTag, '')
    .replace('</body>', () => `<script>${script}</script></body>`);
  await writeFile(join(folder, 'index.html'), page);
  // Hosts without rules of rewriting send it for any address.
  await writeFile(join(folder, '404.html'), page);
  await writeFile(join(folder, '_redirects'), '/* /index.html 200\n');
  await writeFile(join(folder, 'config.json'), `${JSON.stringify({ api }, null, 2)}\n`);
  return policySources(page);
}

async function writeHeaders(
  to: string,
  app: { door: Door; hashed: string; api: string; scripts: readonly string[] },
): Promise<void> {
  const { door, hashed, api, scripts } = app;
  const headers = {
    ...pageHeaders(door, scripts, [api]),
    ...(api.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const files = headerFiles({ door, headers, hashed });
  await writeFile(join(to, door, '_headers'), files.staticHost);
  await writeFile(join(to, 'headers', `${door}.nginx.conf`), files.nginx);
  await writeFile(join(to, 'headers', `${door}.caddy`), files.caddy);
}
