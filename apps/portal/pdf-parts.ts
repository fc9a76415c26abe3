import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version }: { version: string } = JSON.parse(
  readFileSync(join(library, 'package.json'), 'utf8'),
);

/** Decoders in plain JavaScript for scanned pages: our content policy allows no WebAssembly. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];
/** Fonts that no system has under another name. */
const fonts = ['FoxitSymbol.pfb', 'FoxitDingbats.pfb'];

/** Where PDF.js looks for its parts; a new version is a new address, so they may be kept for ever. */
const folder = `assets-portal/pdf-${version}`;

/** What a scanned document needs to be drawn, for those who keep it on their device. */
export const decoderPaths = decoders.map((name) => `/${folder}/${name}`);

/** Puts the parts of PDF.js that few documents need beside the build; each is fetched when needed. */
export function pdfParts(): Plugin {
  return {
    name: 'pdf-parts',
    apply: 'build',
    generateBundle() {
      const cmaps = readdirSync(join(library, 'cmaps')).filter((name) => name.endsWith('.bcmap'));
      const parts = [
        ...decoders.map((name) => ['wasm', name] as const),
        ...fonts.map((name) => ['standard_fonts', name] as const),
        ...cmaps.map((name) => ['cmaps', name] as const),
      ];
      for (const [from, name] of parts) {
        const source = readFileSync(join(library, from, name));
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
    },
  };
}
