import './quiet-console.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs';
// Its other half, which it finds here. The small forms: Node keeps the text of each, two bytes a letter.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { collectGarbage } from '../../core/collect-garbage.ts';
import type { PdfFlaw, PdfReading, PdfTextRequest } from './pdf-text.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

// What goes wrong in another way than these ends the thread, and nothing is known of the file.
parentPort?.on('message', async (request: PdfTextRequest) => {
  parentPort?.postMessage(await read(request));
  collectGarbage();
});

/** Nothing in the file runs: its text is taken out and nothing is drawn. */
async function read({ path, maxPages }: PdfTextRequest): Promise<PdfReading> {
  const loading = getDocument({
    data: await bytesOf(path),
    // What letters the codes of Chinese, Japanese and Korean fonts mean.
    cMapUrl: join(library, 'cmaps/'),
    standardFontDataUrl: join(library, 'standard_fonts/'),
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await loading.promise.catch(flawOf);
  if (typeof pdf === 'string') return { kind: 'closed', flaw: pdf };
  if (!(await hasPages(pdf))) return { kind: 'closed', flaw: 'no-pages' };
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number);
    pages.push(await textOf(page));
    page.cleanup();
  }
  const whole = pdf.numPages <= maxPages;
  await loading.destroy();
  return { kind: 'text', text: pages.join('\n'), pages: pages.length, whole };
}

/** The file as the library wants it, without a second copy. */
async function bytesOf(path: string): Promise<Uint8Array> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Why the library does not open a file; what it does not say in these words is its own trouble. */
function flawOf(error: unknown): PdfFlaw {
  if (error instanceof PasswordException) return 'locked';
  if (error instanceof InvalidPDFException) return 'broken';
  throw error;
}

/** The number of pages is what the file says; only a page that is found is one. */
async function hasPages(pdf: PDFDocumentProxy): Promise<boolean> {
  if (pdf.numPages < 1) return false;
  return pdf.getPage(1).then(
    () => true,
    () => false,
  );
}

/** What is printed on a page, and what was filled into its fields. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const printed = items.map((item) =>
    'str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '',
  );
  const annotations: { fieldValue?: unknown }[] = await page.getAnnotations();
  const filled = annotations.map(({ fieldValue }) =>
    typeof fieldValue === 'string' ? `\n${fieldValue}` : '',
  );
  return printed.join(' ') + filled.join('');
}
