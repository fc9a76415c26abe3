import { Worker } from 'node:worker_threads';

/** What is asked of the worker. */
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

const defaults: PdfTextLimits = { maxPages: 20, ms: 5000, bytes: 256 * 1024 * 1024 };

/** How often a worker's memory is looked at: what it unpacks lies outside the heap that has a limit. */
const lookMs = 50;

/**
 * Reads the text of a PDF in a thread of its own, so that no file of any kind holds up the server.
 * @returns null when it can not be read: broken, locked, too large unpacked, or not done in time
 */
export function readPdfText(path: string, limits: Partial<PdfTextLimits> = {}) {
  const { maxPages, ms, bytes } = { ...defaults, ...limits };
  const worker = new Worker(new URL('./pdf-text-worker.ts', import.meta.url), {
    workerData: { path, maxPages } satisfies PdfTextRequest,
    resourceLimits: { maxOldGenerationSizeMb: bytes / 1024 / 1024 },
    // The library's complaints about a file are no news.
    stdout: true,
    stderr: true,
    env: {},
  });
  const { promise, resolve } = Promise.withResolvers<PdfText | null>();
  worker.once('message', (text: PdfText) => resolve(text));
  worker.once('error', () => resolve(null));
  worker.once('exit', () => resolve(null));
  const late = setTimeout(() => resolve(null), ms);
  const look = setInterval(() => {
    worker.getHeapStatistics().then(
      ({ used_heap_size, external_memory }) => {
        if (used_heap_size + external_memory > bytes) resolve(null);
      },
      () => {},
    );
  }, lookMs);
  return promise.finally(async () => {
    clearTimeout(late);
    clearInterval(look);
    await worker.terminate();
  });
}
