import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { wasmCode } from '../wasm/wasm-code.ts';
import type { PdfFlaw } from './pdf-text.ts';

const code = wasmCode(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));

/** What `FPDF_GetLastError` answers of a file that is no PDF and of one with a password. */
const flaws: Readonly<Record<number, PdfFlaw>> = { 3: 'broken', 4: 'locked' };

/** A document that PDFium has opened. It has a memory of its own, which goes with it. */
export interface OpenDocument {
  /** The library's functions, for this document alone. */
  readonly pdfium: WrappedPdfiumModule;
  /** The document, as these functions ask for it. */
  readonly document: number;
  /** As the file counts them: not each has to be there. */
  readonly pages: number;
  /** The memory as it is now. It moves when it grows: ask again after each call. */
  memory(): Uint8Array;
  /** Room for so many bytes, which is given back after `use`. */
  withRoom<T>(bytes: number, use: (place: number) => T): T;
}

/** The file cannot be opened. `flaw` is null when the library does not say why. */
export class PdfOpenError extends Error {
  readonly flaw: PdfFlaw | null;

  constructor(reason: number) {
    super(`The PDF cannot be opened: reason ${reason}.`);
    this.flaw = flaws[reason] ?? null;
  }
}

/**
 * Opens a PDF. Nothing in it runs: the library is built without scripts.
 * @param source its bytes, or the path of the file
 * @throws PdfOpenError
 */
export async function openDocument(source: Uint8Array | string): Promise<OpenDocument> {
  const pdfium = await freshPdfium();
  pdfium.PDFiumExt_Init();
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const memory = () => pdfium.pdfium.HEAPU8 as Uint8Array;
  const size = typeof source === 'string' ? statSync(source).size : source.length;
  const data = malloc(size);
  if (typeof source === 'string') readInto(memory().subarray(data, data + size), source);
  else memory().set(source, data);
  const document = pdfium.FPDF_LoadMemDocument(data, size, '');
  if (document === 0) throw new PdfOpenError(pdfium.FPDF_GetLastError());
  return {
    pdfium,
    document,
    pages: pdfium.FPDF_GetPageCount(document),
    memory,
    withRoom(bytes, use) {
      const place = malloc(bytes);
      try {
        return use(place);
      } finally {
        free(place);
      }
    },
  };
}

/**
 * The library with a memory of its own. It leaves a getter on the global object for each of its names that are
 * not to be used, and these would keep the memory, with the first document in it, for as long as the thread lives.
 */
async function freshPdfium(): Promise<WrappedPdfiumModule> {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  // A copy: the library makes of it what it works with.
  const pdfium = await init({ ...code });
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  return pdfium;
}

/** Reads a file to where the library finds it, without a copy of ours. */
function readInto(place: Uint8Array, path: string): void {
  const file = openSync(path, 'r');
  try {
    for (let at = 0; at < place.length; ) {
      const read = readSync(file, place, at, place.length - at, at);
      if (read === 0) throw new Error('The file is shorter than it was.');
      at += read;
    }
  } finally {
    closeSync(file);
  }
}
