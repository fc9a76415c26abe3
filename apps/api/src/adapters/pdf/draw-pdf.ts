import { emptyPicture, type GreyPicture } from '../pictures/grey-picture.ts';
import { openDocument } from './pdfium.ts';

/** PDFium's numbers: a bitmap with a byte a pixel, and "draw annotations too". */
const greyBitmap = 1;
const withAnnotations = 1;
const white = 0xff_ff_ff_ff;

/** A PDF whose pages can be drawn. It has a memory of its own, which goes with it. */
export interface DrawablePdf {
  readonly pages: number;
  /** A page, counted from 1, on white paper; its longer side has so many pixels, whatever its size in the file. */
  draw(page: number, side: number): GreyPicture;
}

/**
 * @param source its bytes, or the path of the file
 * @throws when it cannot be opened, or a page of it cannot be drawn
 */
export async function openPdf(source: Uint8Array | string): Promise<DrawablePdf> {
  const { pdfium, document, pages, memory } = await openDocument(source);
  return {
    pages,
    draw(number, side) {
      const page = pdfium.FPDF_LoadPage(document, number - 1);
      if (page === 0) throw new Error('The page cannot be opened.');
      const size = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] as const;
      const scale = side / Math.max(...size);
      const [width, height] = [pixels(size[0] * scale), pixels(size[1] * scale)];
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, greyBitmap, 0, 0);
      try {
        pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
        pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
        const rows = pdfium.FPDFBitmap_GetBuffer(bitmap);
        const stride = pdfium.FPDFBitmap_GetStride(bitmap);
        const picture = emptyPicture(width, height);
        for (let y = 0; y < height; y += 1) {
          const row = rows + y * stride;
          picture.grey.set(memory().subarray(row, row + width), y * width);
        }
        return picture;
      } finally {
        pdfium.FPDFBitmap_Destroy(bitmap);
        pdfium.FPDF_ClosePage(page);
      }
    },
  };
}

const pixels = (length: number) => Math.max(1, Math.round(length));
