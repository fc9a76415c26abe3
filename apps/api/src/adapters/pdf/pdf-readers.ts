import { compiledModules } from '../../core/lean-process.ts';
import { Refusal } from '../../core/refusal.ts';
import { type Lane, ThreadPool } from '../threads/thread-pool.ts';
import type { PdfReading, PdfTextLimits, PdfTextRequest } from './pdf-text.ts';

const usual: PdfTextLimits = { maxPages: 20, ms: 10_000, bytes: 256 * 1024 * 1024 };

/** So many files of travellers may wait, each with its sender; staff's are never refused. */
const mostBehind = 20;

/**
 * Reads PDFs in threads of their own, two at most. Whatever could not be read takes its thread along
 * and cannot harm the file that comes after it.
 */
export class PdfReaders {
  readonly #pool: ThreadPool<PdfTextRequest, PdfReading>;

  constructor(script = new URL('./pdf-text-worker.ts', import.meta.url)) {
    this.#pool = new ThreadPool(script, {
      size: 2,
      idleMs: 60_000,
      worker: {
        resourceLimits: {
          maxOldGenerationSizeMb: usual.bytes / 1024 / 1024,
          maxYoungGenerationSizeMb: 4,
        },
        // The library's complaints about a file are no news; to read them would keep the process alive.
        stdout: true,
        stderr: true,
        // All that a reader gets of ours.
        env: compiledModules(),
      },
      mayWorkOn: (reading) => reading.kind === 'text',
      restBytes: usual.bytes / 4,
    });
  }

  /**
   * @param lane whose file it is: a traveller's goes behind those of staff
   * @returns null when it cannot be read within the limits
   * @throws Refusal 503 when too many wait in the lane of travellers
   */
  async read(
    path: string,
    limits: Partial<PdfTextLimits> = {},
    lane: Lane = 'first',
  ): Promise<PdfReading | null> {
    if (lane === 'behind' && this.#pool.waiting(lane) >= mostBehind) {
      const message =
        'Too many files are checked right now. Nothing was changed; please try again.';
      throw new Refusal(503, message, { retryAfter: 30 });
    }
    const { maxPages, ms, bytes } = { ...usual, ...limits };
    return this.#pool.run({ path, maxPages }, { ms, bytes }, lane).catch(() => null);
  }
}
