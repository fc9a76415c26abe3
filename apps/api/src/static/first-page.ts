import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folders, matchLanguage } from '@pabean/domain';
import { policySources } from './headers.ts';

/** Track Order as the portal's build drew it, one file a language. */
const drawn = /^track-order\.([A-Za-z-]+)\.html$/;

/** Whether the portal shows Track Order at this path (spec section 2, "Traveller's screens"). */
export function isTrackOrder(path: string): boolean {
  return path === '/' || /^\/track-order(\/|$)/.test(path);
}

/**
 * The page of the back office's build that loads at once what the screen at this path needs. A build
 * without it has one page for all.
 */
export function staffPageFile(path: string): string | undefined {
  if (path === '/') return '/sign-in.html';
  if (/^\/admin\/view-order\/[^/]+$/.test(path)) return '/view-order.html';
  return lists.get(path);
}

const listFile = (folder: { slug: string }) => `/orders.${folder.slug}.html`;
const lists = new Map([
  ['/admin', listFile(folders.newOrder)],
  ...Object.values(folders).map((folder) => [`/admin/${folder.slug}`, listFile(folder)] as const),
]);

/**
 * The file with Track Order in the language that a traveller reads: what the link says, else what
 * the browser asks for, else English. Undefined for a build without drawn pages.
 *
 * @param wishes BCP 47 tags, best first
 */
export async function trackOrderFile(
  root: string,
  wishes: readonly string[],
): Promise<string | undefined> {
  const files = await readdir(root).catch(() => []);
  const drawnLanguages = files.flatMap((file) => drawn.exec(file)?.[1] ?? []);
  const found = wishes.map((tag) => matchLanguage(tag, drawnLanguages)).find(Boolean);
  const lang = found ?? drawnLanguages.find((tag) => tag === 'en');
  return lang && `/track-order.${lang}.html`;
}

/** The tags of an Accept-Language header, the most wanted first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.join().match(/q\s*=\s*([\d.]+)/)?.[1];
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

const digests = new Map<string, { changed: number; sources: readonly string[] }>();

/**
 * What the content policy has to name so that the scripts written into a page of our own build may
 * run: their digests, read again when the file has changed.
 */
export async function inlineScripts(root: string, page: string): Promise<readonly string[]> {
  const path = join(root, page);
  const { mtimeMs } = await stat(path);
  const stored = digests.get(path);
  if (stored?.changed === mtimeMs) return stored.sources;
  const sources = policySources(await readFile(path, 'utf8'));
  digests.set(path, { changed: mtimeMs, sources });
  return sources;
}
