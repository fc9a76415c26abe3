import { Worker } from 'node:worker_threads';
import type { PdfReading, PdfTextLimits, PdfTextRequest } from './read-pdf-text.ts';

/** How often a reader's memory is looked at: what it unpacks lies outside the heap that has a limit. */
const lookMs = 50;

/** One thread that reads PDFs, one after the other. */
export class PdfReader {
  readonly #thread: Worker;
  #isOver = false;

  /** @param bytes of heap, whatever is read */
  constructor(script: URL, bytes: number) {
    this.#thread = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: bytes / 1024 / 1024 },
      // The library's complaints about a file are no news; to read them would keep the process alive.
      stdout: true,
      stderr: true,
      env: {},
      execArgv: [],
    });
    // Between two files, too: an error that nobody listens to would end the server.
    this.#thread.on('error', () => {
      this.#isOver = true;
    });
    this.#thread.on('exit', () => {
      this.#isOver = true;
    });
  }

  /** Nothing more can be read with it. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Reads one file. @returns null when it can not be read within the limits. After that, and after a
   * file that can not be opened, the reader is over.
   */
  async read(path: string, { maxPages, ms, bytes }: PdfTextLimits): Promise<PdfReading | null> {
    const thread = this.#thread;
    const { promise, resolve } = Promise.withResolvers<PdfReading | null>();
    const fail = () => resolve(null);
    thread.once('message', resolve).once('error', fail).once('exit', fail);
    const late = setTimeout(fail, ms);
    const look = setInterval(async () => {
      if ((await this.bytes()) > bytes) fail();
    }, lookMs);
    thread.ref();
    thread.postMessage({ path, maxPages } satisfies PdfTextRequest);
    const reading = await promise;
    clearTimeout(late);
    clearInterval(look);
    thread.off('message', resolve).off('error', fail).off('exit', fail);
    if (reading?.kind !== 'text') await this.end();
    return reading;
  }

  /** From now until the next file it keeps no process alive. */
  rest(): void {
    this.#thread.unref();
  }

  /** The memory that it takes now. */
  async bytes(): Promise<number> {
    const found = await this.#thread.getHeapStatistics().catch(() => null);
    return found ? found.used_heap_size + found.external_memory : 0;
  }

  /** Stops it, whatever it does. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#thread.terminate();
  }
}
