import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from './precompress.ts';
import { root } from './root.ts';

/** What a first visit to a screen may load, in bytes after brotli. */
export interface Budget {
  readonly app: string;
  readonly screen: string;
  /** Source of the screen, as the build's manifest names it. */
  readonly source: string;
  readonly javascript: number;
  readonly css: number;
}

/** The house's promises (issues "main job" and "traveller portal"). */
export const budgets: readonly Budget[] = [
  {
    app: 'backoffice',
    screen: 'login',
    source: 'src/features/login/LoginScreen.tsx',
    javascript: 180_000,
    css: 29_000,
  },
  // What a first visit to the charts loads behind the sign-in: recharts is most of it.
  {
    app: 'backoffice',
    screen: 'the charts of the cockpit',
    source: 'src/features/cockpit/CockpitCharts.tsx',
    javascript: 303_500,
    css: 29_000,
  },
  {
    app: 'portal',
    screen: 'Track Order',
    source: 'src/features/track-order/TrackOrderScreen.tsx',
    javascript: 119_500,
    css: 12_000,
  },
];

/** The part of Vite's manifest that says what a chunk needs. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** All files that the entry and one screen load before anything else is asked for. */
export function filesOf(manifest: Manifest, source: string): { js: string[]; css: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of [...entries, source]) visit(key);
  return { js: [...js], css: [...css] };
}

/** Measures one budget on a finished build. @returns a line for people and whether it is kept */
export async function measure(budget: Budget): Promise<{ line: string; kept: boolean }> {
  const dist = join(root, 'apps', budget.app, 'dist');
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => null);
  if (text === null) return { line: `${budget.app} is not built: pnpm build`, kept: false };
  const manifest = JSON.parse(text) as Manifest;
  const { js, css } = filesOf(manifest, budget.source);
  const weigh = async (files: readonly string[]) => {
    let bytes = 0;
    for (const file of files) bytes += (await brotli(await readFile(join(dist, file)))).length;
    return bytes;
  };
  const [jsBytes, cssBytes] = [await weigh(js), await weigh(css)];
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return {
    line: `${budget.app} to ${budget.screen}: JavaScript ${kb(jsBytes)} of ${kb(budget.javascript)}, CSS ${kb(cssBytes)} of ${kb(budget.css)}`,
    kept: jsBytes <= budget.javascript && cssBytes <= budget.css,
  };
}

if (process.argv[1] === import.meta.filename) {
  for (const budget of budgets) {
    const { line, kept } = await measure(budget);
    process.stdout.write(`${kept ? 'kept  ' : 'BROKEN'} ${line}\n`);
    if (!kept) process.exitCode = 1;
  }
}
