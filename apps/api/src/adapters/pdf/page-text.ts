import type { OpenDocument } from './pdfium.ts';

/** PDFium's numbers for fields in which something is written or chosen; the others are buttons and signatures. */
const written: ReadonlySet<number> = new Set([4, 5, 6]);

/**
 * What is printed on a page, and what was filled into its fields.
 * @param form   as `openForm` answers it
 * @param number of the page, counted from 1
 * @returns null when there is no such page
 */
export function textOfPage(opened: OpenDocument, form: number, number: number): string | null {
  const { pdfium, document } = opened;
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) return null;
  const filled = filledIn(opened, form, page).map((value) => `\n${value}`);
  const text = printedOn(opened, page) + filled.join('');
  pdfium.FPDF_ClosePage(page);
  return text;
}

/** The fields of a document, which know a value that is not written at the place of the field. */
export function openForm({ pdfium, document }: OpenDocument): number {
  return pdfium.PDFiumExt_InitFormFillEnvironment(document, pdfium.PDFiumExt_OpenFormFillInfo());
}

function printedOn({ pdfium, memory, withRoom }: OpenDocument, page: number): string {
  const text = pdfium.FPDFText_LoadPage(page);
  const letters = pdfium.FPDFText_CountChars(text);
  // Two bytes a letter, and two that end the text.
  const printed = withRoom(2 * letters + 2, (place) => {
    const units = pdfium.FPDFText_GetText(text, 0, letters, place);
    return textAt(memory(), place, 2 * units);
  });
  pdfium.FPDFText_ClosePage(text);
  return printed;
}

function filledIn(opened: OpenDocument, form: number, page: number): string[] {
  const { pdfium, memory, withRoom } = opened;
  const values: string[] = [];
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const field = pdfium.FPDFPage_GetAnnot(page, index);
    if (written.has(pdfium.FPDFAnnot_GetFormFieldType(form, field))) {
      const bytes = pdfium.FPDFAnnot_GetFormFieldValue(form, field, 0, 0);
      const value = withRoom(bytes, (place) => {
        pdfium.FPDFAnnot_GetFormFieldValue(form, field, place, bytes);
        return textAt(memory(), place, bytes);
      });
      if (value !== '') values.push(value);
    }
    pdfium.FPDFPage_CloseAnnot(field);
  }
  return values;
}

/** A text as the library writes it, without the two bytes that end it. */
const textAt = (memory: Uint8Array, place: number, bytes: number) =>
  Buffer.from(memory.subarray(place, place + Math.max(0, bytes - 2))).toString('utf16le');
