import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { codeRows } from './codes.ts';

/** A PDF with one page for each of these texts, like one that an office would make, and a QR code on the first. */
export async function pdfOf(
  pages: readonly string[],
  { code = true, ...options }: PDFKit.PDFDocumentOptions & { code?: boolean } = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ ...options, autoFirstPage: false });
  const bytes = buffer(pdf);
  for (const [index, text] of pages.entries()) {
    pdf.addPage().text(text);
    if (code && index === 0) drawCode(pdf);
  }
  const ended = once(pdf, 'end');
  pdf.end();
  await ended;
  return bytes;
}

/** The pages of a PDF, each as its text with single spaces. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  // The reader takes the bytes for itself.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

function drawCode(pdf: PDFKit.PDFDocument): void {
  for (const [down, row] of codeRows().entries()) {
    for (const [across, dark] of row.entries()) {
      if (dark) pdf.rect(440 + 3 * across, 660 + 3 * down, 3, 3);
    }
  }
  pdf.fill('black');
}
