import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfText, PdfTextRequest } from './read-pdf-text.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

// What can not be read ends the thread: nobody knows what the file has left behind in it.
parentPort?.on('message', async (request: PdfTextRequest) => {
  parentPort?.postMessage(await read(request));
});

/** Nothing in the file runs: its text is taken out and nothing is drawn. */
async function read({ path, maxPages }: PdfTextRequest): Promise<PdfText> {
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    // What letters the codes of Chinese, Japanese and Korean fonts mean.
    cMapUrl: join(library, 'cmaps/'),
    standardFontDataUrl: join(library, 'standard_fonts/'),
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number);
    pages.push(await textOf(page));
    page.cleanup();
  }
  const text = { text: pages.join('\n'), pages: pages.length, whole: pdf.numPages <= maxPages };
  await loading.destroy();
  return text;
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
