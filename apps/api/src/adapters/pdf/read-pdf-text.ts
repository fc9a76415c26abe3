import type { Lane } from '../threads/thread-pool.ts';
import { PdfReaders } from './pdf-readers.ts';
import type { PdfReading, PdfTextLimits } from './pdf-text.ts';

const readers = new PdfReaders();

/**
 * Reads the text of a PDF in another thread, so that no file of any kind holds up the server.
 * @param lane `behind` for the file of a traveller: those of staff go first
 * @returns null when it was not done in time or in the memory it may take: nothing is known then
 */
export function readPdfText(
  path: string,
  limits: Partial<PdfTextLimits> = {},
  lane: Lane = 'first',
): Promise<PdfReading | null> {
  return readers.read(path, limits, lane);
}
