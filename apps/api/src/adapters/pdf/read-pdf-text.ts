import { PdfReaders } from './pdf-readers.ts';

/** What is asked of the thread. */
export interface PdfTextRequest {
  readonly path: string;
  readonly maxPages: number;
}

/** What could be read of a PDF. */
export interface PdfText {
  readonly kind: 'text';
  readonly text: string;
  readonly pages: number;
  /** Those are all its pages. */
  readonly whole: boolean;
}

/** Why a PDF can not be opened by anybody: it is damaged, has no pages, or asks for a password. */
export type PdfFlaw = 'broken' | 'no-pages' | 'locked';

/** What the thread found. */
export type PdfReading = PdfText | { readonly kind: 'closed'; readonly flaw: PdfFlaw };

/** What reading may cost; a declaration has two pages. */
export interface PdfTextLimits {
  readonly maxPages: number;
  readonly ms: number;
  readonly bytes: number;
}

const readers = new PdfReaders();

/**
 * Reads the text of a PDF in another thread, so that no file of any kind holds up the server.
 * @returns null when it was not done in time or in the memory it may take: nothing is known then
 */
export function readPdfText(
  path: string,
  limits: Partial<PdfTextLimits> = {},
): Promise<PdfReading | null> {
  return readers.read(path, limits);
}
