import type { CodePlace } from '@pabean/domain';
import { openPdf, type PdfDocument } from '../preview/open-pdf.ts';
import { isTooLarge } from '../preview/picture-size.ts';
import type { Code } from './code.ts';
import { type Pixels, readCode } from './read-code.ts';

/** A declaration has its code on one of its first pages. */
const mostPages = 5;
/** Longer sides of a page as it is looked at, in pixels: a small code of a large page needs the second. */
const sides = [2000, 3200];

/** Longer side of the part around a code that is known to be there, in pixels. */
const partSide = 900;
/** What is drawn around it, as a share of its box: readers need the quiet space. */
const margin = 0.2;

/**
 * The QR code of a document, upright; null when there is none that can be read.
 * @param place where it is known to be: looked at first, and as a rule enough
 */
export function findCode(
  file: Blob,
  isPdf: boolean,
  place: CodePlace | null = null,
): Promise<Code | null> {
  return isPdf ? inPdf(file, place) : inPicture(file, place);
}

async function inPdf(file: Blob, place: CodePlace | null): Promise<Code | null> {
  const pdf = await openPdf(file);
  if (typeof pdf === 'string') return null;
  try {
    const code = place && place.page <= pdf.numPages ? readCode(await partOf(pdf, place)) : null;
    if (code !== null) return code;
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

/** The part of a page around a code, large. */
async function partOf(pdf: PdfDocument, place: CodePlace): Promise<Pixels> {
  const page = await pdf.getPage(place.page);
  const { width, height } = page.getViewport({ scale: 1 });
  const part = partAround(place, width, height);
  const viewport = page.getViewport({
    scale: part.scale,
    offsetX: -part.left * part.scale,
    offsetY: -part.top * part.scale,
  });
  const { canvas, pen } = whiteCanvas(part.width * part.scale, part.height * part.scale);
  await page.render({ canvas, viewport }).promise;
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** A box with its margin, in the units of the page, and how much it is enlarged. */
function partAround(box: CodePlace, pageWidth: number, pageHeight: number) {
  const width = box.width * pageWidth * (1 + 2 * margin);
  const height = box.height * pageHeight * (1 + 2 * margin);
  return {
    left: (box.left - margin * box.width) * pageWidth,
    top: (box.top - margin * box.height) * pageHeight,
    width,
    height,
    scale: partSide / Math.max(width, height),
  };
}

async function pageOf(pdf: PdfDocument, number: number, side: number): Promise<Pixels> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(width, height) });
  const { canvas, pen } = whiteCanvas(viewport.width, viewport.height);
  await page.render({ canvas, viewport }).promise;
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

async function inPicture(file: Blob, place: CodePlace | null): Promise<Code | null> {
  if (await isTooLarge(file)) return null;
  const picture = await createImageBitmap(file);
  try {
    const code = place && readCode(partOfPicture(picture, place));
    if (code) return code;
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

function partOfPicture(picture: ImageBitmap, place: CodePlace): Pixels {
  const { left, top, width, height, scale } = partAround(place, picture.width, picture.height);
  const { canvas, pen } = whiteCanvas(width * scale, height * scale);
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
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
