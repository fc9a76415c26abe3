import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterBuild } from '@pabean/tooling/after-build';
import {
  escapeHtml,
  fillPage,
  notePress,
  places,
  startLater,
  withDrawing,
  withStoppedNote,
} from '@pabean/tooling/drawn-pages';
import { fileCircles } from '@pabean/tooling/file-circles';
import { filesOf, type Manifest } from '@pabean/tooling/size-budgets';
import type { Plugin } from 'vite';
import type * as Drawing from './src/prerender.tsx';
import {
  hideFromOthers,
  hideFromStaff,
  showOrderId,
} from './src/shared/first-call/drawn-page-scripts.ts';
import { firstCallScript } from './src/shared/first-call/page-script.ts';

const signInSources = ['src/features/login/LoginScreen.tsx'];
const listSources = ['src/shell/Shell.tsx', 'src/features/order-folders/folder-route.tsx'];
const orderSources = ['src/shell/Shell.tsx', 'src/features/view-order/ViewOrderScreen.tsx'];

/**
 * Writes a page for each screen that staff open first (the server's static/first-page.ts picks it):
 * `index.html` with links to all that the screen loads, which the browser fetches at once and not one
 * step after the other, with its first call, and drawn as it is while it loads.
 */
export const firstPages = (): Plugin => afterBuild('first-pages', writePages, 'pre');

async function writePages({ root, outDir }: { root: string; outDir: string }): Promise<void> {
  const index = join(outDir, 'index.html');
  const html = withStoppedNote(await readFile(index, 'utf8'));
  const text = await readFile(join(outDir, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const circles = fileCircles(manifest);
  if (circles.length > 0) throw new Error(`Files import each other: ${circles.join('; ')}`);
  const write = (file: string, page: string) => writeFile(join(outDir, file), page);

  await writeFile(index, html);
  const signIn = withNext(withLinks(html, manifest, signInSources), manifest);
  const list = withFirstCall(withLinks(html, manifest, listSources), firstCallScript('list'));
  const order = withFirstCall(withLinks(html, manifest, orderSources), firstCallScript('order'));
  await withDrawing(root, 'src/prerender.tsx', async (drawing: typeof Drawing) => {
    await write('sign-in.html', fillSignIn(signIn, drawing.prerenderSignIn()));
    for (const { slug, screen } of drawing.prerenderLists()) {
      await write(`orders.${slug}.html`, screen ? fillStaff(list, screen) : list);
    }
    const screen = drawing.prerenderOrder();
    const html = `${wholeHeading}${screen.html}`;
    await write('view-order.html', fillStaff(order, { ...screen, html }, showOrderId));
  });
}

function withLinks(html: string, manifest: Manifest, sources: readonly string[]): string {
  const files = sources.map((source) => filesOf(manifest, source));
  const isNew = (file: string) => !html.includes(`"/${file}"`);
  const scripts = [...new Set(files.flatMap(({ js }) => js))].filter(isNew);
  const sheets = [...new Set(files.flatMap(({ css }) => css))].filter(isNew);
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html.replace('</head>', () => `${links.join('\n')}\n</head>`);
}

/** Names what the list, which follows the sign-in, loads besides: its form fetches it. */
function withNext(html: string, manifest: Manifest): string {
  const files = listSources.map((source) => filesOf(manifest, source));
  const names = [...new Set(files.flatMap(({ js, css }) => [...js, ...css]))].map(
    (file) => `/${file}`,
  );
  const next = names.filter((name) => !html.includes(`"${name}"`)).join(' ');
  return html.replace('<body>', () => `<body data-next="${next}">`);
}

/** Before the style sheets, which a script behind them would wait for. */
const withFirstCall = (html: string, script: string) =>
  html.replace('<title>', () => `<script>${script}</script>\n    <title>`);

/**
 * A heading painted before its id is there would be painted small, and only the one that the app draws
 * seconds later would count as the largest.
 */
const wholeHeading = '<style>h1:has([data-order]:empty){visibility:hidden}</style>';

/** A table of a phone is a list of cards, which only the script can know (`useCards`). */
const asCards = '<style>@media screen and (max-width:1279.98px){#root table{display:none}}</style>';

/**
 * Holds the first frame until the page is whole: a slow phone painted what it had read so far, and
 * what came behind it moved the search. Browsers that do not know this paint as before.
 */
const hold = '<link rel="expect" href="#page-end" blocking="render" />';
const pageEnd = '<span id="page-end" hidden></span>';

function fillStaff(html: string, screen: Drawing.PrerenderedScreen, first = ''): string {
  const drawn = `${asCards}${screen.html}`;
  return fill(html, screen.title, drawn, `${first}${hideFromOthers(screen.roles)}`);
}

function fillSignIn(html: string, screen: ReturnType<typeof Drawing.prerenderSignIn>): string {
  const [noScript] = /<noscript>.*<\/noscript>/s.exec(html) ?? [];
  return fill(html, screen.title, `${noScript}${screen.html}`, `${hideFromStaff}${notePress}`);
}

function fill(html: string, title: string, drawn: string, first: string): string {
  return fillPage(startLater(html, first), [
    [/(?=<\/head>)/, hold],
    [/(?=<\/body>)/, pageEnd],
    [places.title, escapeHtml(title)],
    [places.root, drawn],
  ]);
}
