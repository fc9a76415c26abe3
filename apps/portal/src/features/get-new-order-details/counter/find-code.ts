import { openPdf, type PdfDocument } from '../preview/open-pdf.ts';
import { isTooLarge } from '../preview/picture-size.ts';
import type { Code } from './code.ts';
import { type Pixels, readCode } from './read-code.ts';

/** A declaration has its code on one of its first pages. */
const mostPages = 5;
/** Longer sides of a page as it is looked at, in pixels: a small code of a large page needs the second. */
const sides = [2000, 3200];

/** The QR code of a document, upright; null when there is none that can be read. */
export function findCode(file: Blob, isPdf: boolean): Promise<Code | null> {
  return isPdf ? inPdf(file) : inPicture(file);
}

async function inPdf(file: Blob): Promise<Code | null> {
  const pdf = await openPdf(file);
  if (typeof pdf === 'string') return null;
  try {
    for (const side of sides) {
      for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
        const code = readCode(await pageOf(pdf, number, side));
        if (code !== null) return code;
      }
    }
    return null;
  } finally {
    void pdf.loadingTask.destroy();
  }
}

async function pageOf(pdf: PdfDocument, number: number, side: number): Promise<Pixels> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(width, height) });
  const { canvas, pen } = whiteCanvas(viewport.width, viewport.height);
  await page.render({ canvas, viewport }).promise;
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

async function inPicture(file: Blob): Promise<Code | null> {
  if (await isTooLarge(file)) return null;
  const picture = await createImageBitmap(file);
  try {
    const longer = Math.max(picture.width, picture.height);
    for (const side of sides) {
      const scale = Math.min(1, side / longer);
      const { canvas, pen } = whiteCanvas(picture.width * scale, picture.height * scale);
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const code = readCode(pen.getImageData(0, 0, canvas.width, canvas.height));
      if (code !== null || scale === 1) return code;
    }
    return null;
  } finally {
    picture.close();
  }
}

/** Paper: a picture without a background is read as if it were printed. */
function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, pen };
}
