import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { build, type Plugin } from 'vite';
import type { PrerenderedPage } from './src/prerender.tsx';

/**
 * Writes `track-order.<language>.html` beside the portal's `index.html`: the same page with Track
 * Order drawn in it and its styles inside, so that it can be read after one answer of the server,
 * before any script. The script draws the same once more and takes over.
 */
export function prerender(): Plugin {
  let root = '.';
  let outDir = 'dist';
  let written = false;
  return {
    name: 'pabean:prerender',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      // Before the files are compressed.
      order: 'pre',
      sequential: true,
      async handler() {
        if (!written) return;
        const shell = await readFile(join(outDir, 'index.html'), 'utf8');
        const styled = paintFirst(await inlineStyles(shell, outDir));
        await mkdir(join(outDir, 'languages'), { recursive: true });
        for (const page of await draw(root)) {
          // For a browser whose script of the language failed (src/i18n/languages.ts).
          const texts = JSON.stringify(page.catalog);
          await writeFile(join(outDir, 'languages', `${page.lang}.json`), texts);
          await writeFile(join(outDir, `track-order.${page.lang}.html`), fill(styled, page));
        }
      },
    },
  };
}

/** Builds the drawing for Node and runs it. */
async function draw(root: string): Promise<PrerenderedPage[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'pabean-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      css: { postcss: { plugins: [presetMantine()] } },
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const drawing = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return await drawing.prerenderTrackOrder();
  } finally {
    await rm(outDir, { recursive: true, force: true });
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

/**
 * Starts the app after the first frame. A phone draws what it can read before it spends half a
 * second on scripts; the page is whole by then, so they have the network for themselves. A press of
 * the button that comes too early is noted, and done by the app (src/shared/typed-early.ts).
 */
const starter = `addEventListener('click',e=>{if(e.target.closest('[form=none]'))
document.documentElement.dataset.pressed=''});
addEventListener('keydown',e=>{if(e.key==='Enter'&&e.target.name)
document.documentElement.dataset.pressed=''});
requestAnimationFrame(()=>setTimeout(()=>{
for(const link of document.querySelectorAll('link[data-late]'))link.rel='modulepreload';
const app=document.createElement('script');app.type='module';app.crossOrigin='';
app.src=document.documentElement.dataset.app;document.head.append(app)}))`.replaceAll('\n', '');

/** The server allows this one script in the page by its digest (its static/headers.ts). */
function paintFirst(html: string): string {
  const app = /<script type="module"[^>]*src="([^"]+)"><\/script>/;
  const [, entry] = app.exec(html) ?? [];
  if (entry === undefined) throw new Error('index.html starts no script.');
  return html
    .replace(app, '')
    .replaceAll('<link rel="modulepreload"', '<link data-late')
    .replace('<html ', `<html data-app="${entry}" `)
    .replace('</body>', () => `<script>${starter}</script></body>`);
}

function fill(html: string, page: PrerenderedPage): string {
  const parts: [RegExp, string][] = [
    [/lang="en" dir="ltr"/, `lang="${page.lang}" dir="${page.dir}"`],
    [/(?<=<title>).*?(?=<\/title>)/s, escapeHtml(page.title)],
    [/(?<=<meta name="description" content=")[^"]*/, escapeHtml(page.description)],
    [/(?<=<div id="root">).*(?=<\/div>\s*<script>)/s, page.html],
  ];
  return parts.reduce((filled, [place, text]) => {
    if (!place.test(filled)) throw new Error(`index.html has no ${place.source}`);
    return filled.replace(place, () => text);
  }, html);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
