import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { filesOf, type Manifest } from '@pabean/tooling/size-budgets';
import type { Plugin } from 'vite';
import { firstCallScript } from './src/shared/first-call/page-script.ts';

/** The pages that the server sends in place of `index.html` (its static/first-page.ts). */
const pages = [
  { file: 'sign-in.html', sources: ['src/features/login/LoginScreen.tsx'], script: null },
  {
    file: 'orders.html',
    sources: ['src/shell/Shell.tsx', 'src/features/order-folders/folder-route.tsx'],
    script: firstCallScript('list'),
  },
  {
    file: 'view-order.html',
    sources: ['src/shell/Shell.tsx', 'src/features/view-order/ViewOrderScreen.tsx'],
    script: firstCallScript('order'),
  },
];

/**
 * Writes a page for each screen that staff open first: `index.html` with links to all that the screen
 * loads, which the browser fetches at once and not one step after the other, and with its first call.
 */
export function firstPages(): Plugin {
  let outDir = 'dist';
  let written = false;
  return {
    name: 'pabean:first-pages',
    apply: 'build',
    configResolved(config) {
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
        const html = await readFile(join(outDir, 'index.html'), 'utf8');
        const text = await readFile(join(outDir, '.vite/manifest.json'), 'utf8');
        const manifest = JSON.parse(text) as Manifest;
        for (const { file, sources, script } of pages) {
          await writeFile(join(outDir, file), firstPage(html, manifest, sources, script));
        }
      },
    },
  };
}

function firstPage(
  html: string,
  manifest: Manifest,
  sources: readonly string[],
  script: string | null,
): string {
  const files = sources.map((source) => filesOf(manifest, source));
  const isNew = (file: string) => !html.includes(`"/${file}"`);
  const scripts = [...new Set(files.flatMap(({ js }) => js))].filter(isNew);
  const sheets = [...new Set(files.flatMap(({ css }) => css))].filter(isNew);
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  const withLinks = html.replace('</head>', () => `${links.join('\n')}\n</head>`);
  if (script === null) return withLinks;
  // Before the style sheets, which a script behind them would wait for.
  return withLinks.replace('<title>', () => `<script>${script}</script>\n    <title>`);
}
