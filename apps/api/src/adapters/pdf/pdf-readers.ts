import { compiledModules } from '../../core/lean-process.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import type { PdfReading, PdfTextLimits, PdfTextRequest } from './pdf-text.ts';

const usual: PdfTextLimits = { maxPages: 20, ms: 10_000, bytes: 256 * 1024 * 1024 };

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

  /** @returns null when it cannot be read within the limits */
  read(path: string, limits: Partial<PdfTextLimits> = {}): Promise<PdfReading | null> {
    const { maxPages, ms, bytes } = { ...usual, ...limits };
    return this.#pool.run({ path, maxPages }, { ms, bytes }).catch(() => null);
  }
}
