import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { emptyPicture, type GreyPicture } from './find-code.ts';
import { wasmCode } from './wasm-code.ts';

const code = wasmCode(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));

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
  // A copy: the library makes of it what it works with.
  const pdfium = await init({ ...code });
  pdfium.PDFiumExt_Init();
  const memory = () => pdfium.pdfium.HEAPU8 as Uint8Array;
  const size = typeof source === 'string' ? statSync(source).size : source.length;
  const data = pdfium.pdfium.wasmExports.malloc(size);
  if (typeof source === 'string') readInto(memory().subarray(data, data + size), source);
  else memory().set(source, data);
  const pdf = pdfium.FPDF_LoadMemDocument(data, size, '');
  if (pdf === 0) throw new Error('The PDF cannot be opened.');
  return {
    pages: pdfium.FPDF_GetPageCount(pdf),
    draw(number, side) {
      const page = pdfium.FPDF_LoadPage(pdf, number - 1);
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

const pixels = (length: number) => Math.max(1, Math.round(length));
