import { PdfReader } from './pdf-reader.ts';
import type { PdfReading, PdfTextLimits } from './read-pdf-text.ts';
import { turns } from './turns.ts';

const usual: PdfTextLimits = { maxPages: 20, ms: 10_000, bytes: 256 * 1024 * 1024 };

/** A reader takes a core and memory of its own. */
const atOnce = 2;
/** Milliseconds without a file after which the waiting reader and its memory go. */
const idleMs = 60_000;
/** A reader that is left with more than this after a file is not used for another one. */
const worthKeeping = usual.bytes / 4;

/**
 * Reads PDFs in threads of their own, two at most. To start one takes far longer than to read a
 * declaration, so one waits for the next file, if all went well: whatever could not be read takes
 * its reader along and can not harm the file that comes after it.
 */
export class PdfReaders {
  readonly #script: URL;
  readonly #inTurn = turns(atOnce);
  #waiting: PdfReader | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(script = new URL('./pdf-text-worker.ts', import.meta.url)) {
    this.#script = script;
  }

  /** @returns null when it can not be read within the limits */
  read(path: string, limits: Partial<PdfTextLimits> = {}): Promise<PdfReading | null> {
    return this.#inTurn(async () => {
      const reader = this.#take();
      const reading = await reader.read(path, { ...usual, ...limits });
      await this.#putBack(reader);
      return reading;
    });
  }

  #take(): PdfReader {
    const reader = this.#waiting;
    this.#waiting = null;
    clearTimeout(this.#timer);
    return reader && !reader.isOver ? reader : new PdfReader(this.#script, usual.bytes);
  }

  async #putBack(reader: PdfReader): Promise<void> {
    const isWorthIt = (await reader.bytes()) <= worthKeeping;
    if (reader.isOver || !isWorthIt || this.#waiting !== null) return reader.end();
    reader.rest();
    this.#waiting = reader;
    this.#timer = setTimeout(() => {
      if (this.#waiting === reader) this.#waiting = null;
      void reader.end();
    }, idleMs).unref();
  }
}
