import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { decoderPaths } from './pdf-parts.ts';

type Bundle = Rolldown.OutputBundle;

/** Screens that open without internet, and what reads the copy, or what was typed, for them. */
const screens = [
  '/TrackOrderScreen.tsx',
  '/OrderScreen.tsx',
  '/LeftTyped.tsx',
  '/order-copy.ts',
  '/at-the-door.tsx',
  '/shell/truth/truth.ts',
];
/**
 * What draws a document, finds its QR code, shows it at the counter and says what of it is old; and
 * what takes a message, which waits for a network.
 */
const viewer = [
  '/preview/PdfPages.tsx',
  '/counter/DocumentActions.tsx',
  '/counter/Ready.tsx',
  '/counter/find-code.ts',
  '/correct/ChangedFields.tsx',
  '/conversation/Messages.tsx',
];

/**
 * Builds the service worker beside the app, with the names of the files that it keeps. It is a
 * build of its own: one file without a hash, whose address must never change, and none of whose
 * parts may count among those that the first page loads.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const shell = filesOf(bundle, (chunk) => chunk.isEntry || isOneOf(screens, chunk));
      const pdf = filesOf(bundle, (chunk) => isOneOf(viewer, chunk));
      const worker = Object.keys(bundle).filter((name) => name.includes('/pdf-worker-'));
      if (worker.length !== 1) throw new Error('The build has no single worker of PDF.js.');
      const files = {
        shell,
        viewer: [...pdf.filter((path) => !shell.includes(path)), `/${worker[0]}`, ...decoderPaths],
      };
      const page = readFileSync(new URL('index.html', import.meta.url));
      const version = createHash('sha256')
        .update(JSON.stringify(files))
        .update(page)
        .digest('hex')
        .slice(0, 12);
      const source = await compile({ ...files, version });
      this.emitFile({ type: 'asset', fileName: 'portal-sw.js', source });
    },
  };
}

/** The files of some chunks with all that they import at once, as addresses. */
function filesOf(bundle: Bundle, wanted: (chunk: Rolldown.OutputChunk) => boolean): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && wanted(chunk)) visit(chunk.fileName);
  }
  if (found.size === 0) throw new Error('The build lacks a screen that has to open offline.');
  return [...found].sort().map((name) => `/${name}`);
}

function isOneOf(names: readonly string[], chunk: Rolldown.OutputChunk): boolean {
  const modules = chunk.moduleIds;
  return names.some((name) => modules.some((id) => id.endsWith(name)));
}

async function compile(files: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PORTAL_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: ['es2023', 'chrome111', 'firefox114', 'safari16.4'],
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/worker/portal-sw.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'portal-sw.js' },
      },
    },
  });
  const [output] = [result].flat();
  const code = output && 'output' in output ? output.output[0].code : undefined;
  if (code === undefined) throw new Error('The service worker was not built.');
  return code;
}
