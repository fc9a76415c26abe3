import { ThreadLimitError } from '../../adapters/threads/thread-limit-error.ts';
import { ThreadPool } from '../../adapters/threads/thread-pool.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AnswerFile, AnswerOrder, MadeAnswer } from '../dispute-pack/answer-content.ts';
import type { InvoiceContent } from '../invoice/draw-invoice.ts';
import type {
  FilePages,
  PackAnswer,
  PackBytes,
  PackOrder,
  PackRequest,
  PackResult,
  PackWords,
} from './messages.ts';

/** Packs that wait behind the one being made; each takes about a fifth of a second. */
const maxWaiting = 20;
/** Milliseconds for one pack, the start of the thread included. */
const deadlineMs = 30_000;

/**
 * Makes packs and invoices in a thread of its own, one after the other, so that a large one holds up
 * no call. The thread begins with the first of them and ends when none has come for a while.
 */
export class PackMaker {
  readonly #pool: ThreadPool<PackRequest, PackAnswer>;

  constructor(script = new URL('./pack-thread.ts', import.meta.url)) {
    this.#pool = new ThreadPool(script, {
      size: 1,
      idleMs: 60_000,
      // What a pack throws away is collected early, instead of growing the process.
      worker: { resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 } },
    });
  }

  /** The pack as a PDF. @throws Refusal 503 when too many packs wait already, or it takes too long */
  async pdf(order: PackOrder): Promise<PackBytes> {
    return (await this.#pack({ ...order, wanted: 'pdf' })) as PackBytes;
  }

  /** The pack in words, with what it lacks. @throws Refusal as `pdf` */
  async words(order: PackOrder): Promise<PackWords> {
    return (await this.#pack({ ...order, wanted: 'words' })) as PackWords;
  }

  /** An invoice as a PDF; the mails that carry them are as many as they are, and wait. */
  async invoice(content: InvoiceContent): Promise<PackBytes> {
    return (await this.#make({ wanted: 'invoice', content })) as PackBytes;
  }

  /** The answer to a case as a PDF. @throws Refusal as `pdf` */
  async answer(answer: AnswerOrder): Promise<MadeAnswer> {
    return (await this.#pack({ wanted: 'answer', answer })) as MadeAnswer;
  }

  /** How many pages a file would take in an answer; null when it cannot be put into one. */
  async pagesOf(file: AnswerFile): Promise<number | null> {
    return ((await this.#pack({ wanted: 'file', file })) as FilePages).pages;
  }

  async #pack(request: PackRequest): Promise<PackResult> {
    if (this.#pool.waiting >= maxWaiting) {
      throw new Refusal(503, 'Many defence packs are being made. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    return this.#make(request);
  }

  async #make(request: PackRequest): Promise<PackResult> {
    const answer = await this.#pool.run(request, { ms: deadlineMs }).catch((error: unknown) => {
      if (!(error instanceof ThreadLimitError)) throw error;
      const what = request.wanted === 'invoice' ? 'invoice' : 'defence pack';
      throw new Refusal(503, `The ${what} took too long to make. Please try again.`);
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.result;
  }
}

/** The one of this process: its packs and its invoices take turns. */
export const packMaker = new PackMaker();
