import { compiledModules } from '../../core/lean-process.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import type { CodeLimits, CodeLook, CodeRequest } from './code-look.ts';

/**
 * A declaration has its code on one of its first pages. A page of A4 scanned with 600 dots per inch
 * has 35 million pixels.
 */
const usual: CodeLimits = {
  maxPages: 5,
  maxPixels: 40_000_000,
  ms: 8_000,
  bytes: 256 * 1024 * 1024,
};

/**
 * Looks for QR codes in one thread of its own: pages are drawn and pictures unpacked there, and their
 * memory goes with it. Whatever it cannot look at takes the thread along and nothing else.
 */
export class CodeLookers {
  readonly #pool: ThreadPool<CodeRequest, CodeLook>;

  constructor(script = new URL('./code-thread.ts', import.meta.url)) {
    this.#pool = new ThreadPool(script, {
      size: 1,
      // To start one takes a tenth of a second, and what has drawn a page keeps 50 MB.
      idleMs: 5_000,
      worker: {
        resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
        // The libraries' complaints about a file are no news.
        stdout: true,
        stderr: true,
        env: compiledModules(),
      },
      restBytes: 96 * 1024 * 1024,
    });
  }

  /** Never rejects: a fault of ours or of the file is "could not look". */
  look(
    file: Pick<CodeRequest, 'path' | 'mediaType'>,
    limits: Partial<CodeLimits> = {},
  ): Promise<CodeLook> {
    const { maxPages, maxPixels, ms, bytes } = { ...usual, ...limits };
    return this.#pool
      .run({ ...file, maxPages, maxPixels }, { ms, bytes })
      .catch((): CodeLook => ({ outcome: 'failed' }));
  }
}
