import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { GreyPicture } from './find-code.ts';

const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
const library = init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer }).then((pdfium) => {
  pdfium.PDFiumExt_Init();
  return pdfium;
});

/** PDFium's numbers: a bitmap with a byte a pixel, and "draw annotations too". */
const greyBitmap = 1;
const withAnnotations = 1;
const white = 0xff_ff_ff_ff;

/** A PDF whose pages can be drawn. */
export interface DrawablePdf {
  readonly pages: number;
  /** A page, counted from 1, on white paper; its longer side has so many pixels, whatever its size in the file. */
  draw(page: number, side: number): GreyPicture;
  close(): void;
}

/** @throws when it cannot be opened, or a page of it cannot be drawn */
export async function openPdf(bytes: Uint8Array): Promise<DrawablePdf> {
  const pdfium = await library;
  const { wasmExports } = pdfium.pdfium;
  const memory = () => pdfium.pdfium.HEAPU8 as Uint8Array;
  const data = wasmExports.malloc(bytes.length);
  memory().set(bytes, data);
  const pdf = pdfium.FPDF_LoadMemDocument(data, bytes.length, '');
  const close = () => wasmExports.free(data);
  if (pdf === 0) {
    close();
    throw new Error('The PDF cannot be opened.');
  }
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
        const grey = new Uint8Array(width * height);
        for (let y = 0; y < height; y += 1) {
          const row = rows + y * stride;
          grey.set(memory().subarray(row, row + width), y * width);
        }
        return { width, height, grey };
      } finally {
        pdfium.FPDFBitmap_Destroy(bitmap);
        pdfium.FPDF_ClosePage(page);
      }
    },
    close() {
      pdfium.FPDF_CloseDocument(pdf);
      close();
    },
  };
}

const pixels = (length: number) => Math.max(1, Math.round(length));
