import './quiet-console.ts';
import { parentPort } from 'node:worker_threads';
import { collectGarbage } from '../../core/collect-garbage.ts';
import { openForm, textOfPage } from './page-text.ts';
import type { PdfFlaw, PdfReading, PdfTextRequest } from './pdf-text.ts';
import { type OpenDocument, openDocument, PdfOpenError } from './pdfium.ts';

// What goes wrong in another way than these ends the thread, and nothing is known of the file.
parentPort?.on('message', async (request: PdfTextRequest) => {
  parentPort?.postMessage(await read(request));
  collectGarbage();
});

/** Nothing in the file runs: its text is taken out and nothing is drawn. */
async function read({ path, maxPages }: PdfTextRequest): Promise<PdfReading> {
  const pdf = await openDocument(path).catch(flawOf);
  if (typeof pdf === 'string') return { kind: 'closed', flaw: pdf };
  const pages = textsOf(pdf, maxPages);
  if (pages.length === 0) return { kind: 'closed', flaw: 'no-pages' };
  return {
    kind: 'text',
    text: pages.join('\n'),
    pages: pages.length,
    whole: pdf.pages <= maxPages,
  };
}

/** Why the library does not open a file; what it does not say in these words is its own trouble. */
function flawOf(error: unknown): PdfFlaw {
  if (error instanceof PdfOpenError && error.flaw !== null) return error.flaw;
  throw error;
}

/** The texts of the first pages. The number of pages is what the file says; only a page that is found is one. */
function textsOf(pdf: OpenDocument, maxPages: number): string[] {
  const form = openForm(pdf);
  const texts: string[] = [];
  for (let number = 1; number <= Math.min(pdf.pages, maxPages); number += 1) {
    const text = textOfPage(pdf, form, number);
    if (text === null && number === 1) return [];
    if (text === null) throw new Error('A page cannot be opened.');
    texts.push(text);
  }
  return texts;
}
