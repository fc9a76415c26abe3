import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';

/** A PDF with one page for each of these texts, like one that an office would make. */
export async function pdfOf(
  pages: readonly string[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ ...options, autoFirstPage: false });
  const bytes = buffer(pdf);
  for (const text of pages) pdf.addPage().text(text);
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
