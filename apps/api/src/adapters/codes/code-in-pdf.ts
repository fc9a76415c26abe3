import { openPdf } from '../pdf/draw-pdf.ts';
import type { CodeLook } from './code-look.ts';
import { findCode } from './find-code.ts';

/** Longer sides of a page as it is looked at, in pixels: a small code of a large page needs the second. */
const sides = [2000, 3200];

/** Looks for the QR code on the first pages of a PDF, as they are drawn. */
export async function codeInPdf(path: string, maxPages: number): Promise<CodeLook> {
  const pdf = await openPdf(path);
  const pages = Math.min(pdf.pages, maxPages);
  for (const side of sides) {
    for (let page = 1; page <= pages; page += 1) {
      const box = await findCode(pdf.draw(page, side));
      if (box !== null) return { outcome: 'readable', place: { page, ...box } };
    }
  }
  return { outcome: 'none', pages, whole: pages === pdf.pages };
}
