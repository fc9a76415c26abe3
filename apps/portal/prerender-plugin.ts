import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterBuild } from '@pabean/tooling/after-build';
import {
  escapeHtml,
  fillPage,
  notePress,
  places,
  startLater,
  stoppedWords,
  withDrawing,
  withStoppedNote,
} from '@pabean/tooling/drawn-pages';
import type { Plugin } from 'vite';
import type { PrerenderedPage } from './src/prerender.tsx';

interface Drawing {
  prerenderTrackOrder(): Promise<PrerenderedPage[]>;
}

/**
 * Writes `track-order.<language>.html` beside the portal's `index.html`: the same page with Track
 * Order drawn in it and its styles inside, so that it can be read after one answer of the server,
 * before any script. The script draws the same once more and takes over.
 */
export const prerender = (): Plugin => afterBuild('prerender', writePages, 'pre');

async function writePages({ root, outDir }: { root: string; outDir: string }): Promise<void> {
  const index = join(outDir, 'index.html');
  const shell = withStoppedNote(await readFile(index, 'utf8'));
  await writeFile(index, shell);
  const styled = startLater(await inlineStyles(shell, outDir), notePress);
  await mkdir(join(outDir, 'languages'), { recursive: true });
  const draw = (drawing: Drawing) => drawing.prerenderTrackOrder();
  for (const page of await withDrawing(root, 'src/prerender.tsx', draw)) {
    // For a browser whose script of the language failed (src/i18n/languages.ts).
    const texts = JSON.stringify(page.catalog);
    await writeFile(join(outDir, 'languages', `${page.lang}.json`), texts);
    await writeFile(join(outDir, `track-order.${page.lang}.html`), fill(styled, page));
  }
}

/**
 * Puts the page's style sheets into it. Their links stay, without a hurry: the script's loader
 * looks for them before it fetches a screen.
 */
async function inlineStyles(html: string, outDir: string): Promise<string> {
  const link = /<link rel="stylesheet" crossorigin(?:="[^"]*")? href="\/([^"]+)"\s*\/?>/g;
  const files = [...html.matchAll(link)].map(([, file]) => file as string);
  if (files.length === 0) throw new Error('index.html has no style sheet.');
  const sheets = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  return html
    .replace(link, '<link rel="stylesheet" crossorigin href="/$1" media="print">')
    .replace('</head>', () => `<style>${sheets.join('')}</style></head>`);
}

const fill = (html: string, page: PrerenderedPage) =>
  fillPage(html, [
    [/lang="en" dir="ltr"/, `lang="${page.lang}" dir="${page.dir}"`],
    [places.title, escapeHtml(page.title)],
    [/(?<=<meta name="description" content=")[^"]*/, escapeHtml(page.description)],
    ...stoppedWords(page.catalog['crash.chunk'], page.catalog['crash.reload']),
    [places.root, page.html],
  ]);
