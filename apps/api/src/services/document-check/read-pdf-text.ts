import { PdfReaders } from './pdf-readers.ts';

/** What is asked of the thread. */
export interface PdfTextRequest {
  readonly path: string;
  readonly maxPages: number;
}

/** What could be read of a PDF. */
export interface PdfText {
  readonly text: string;
  readonly pages: number;
  /** Those are all its pages. */
  readonly whole: boolean;
}

/** What reading may cost; a declaration has two pages. */
export interface PdfTextLimits {
  readonly maxPages: number;
  readonly ms: number;
  readonly bytes: number;
}

const readers = new PdfReaders();

/**
 * Reads the text of a PDF in another thread, so that no file of any kind holds up the server.
 * @returns null when it can not be read: broken, locked, too large unpacked, or not done in time
 */
export function readPdfText(
  path: string,
  limits: Partial<PdfTextLimits> = {},
): Promise<PdfText | null> {
  return readers.read(path, limits);
}
