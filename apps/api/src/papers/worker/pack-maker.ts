import { ThreadLimitError } from '../../adapters/threads/thread-limit-error.ts';
import { ThreadPool } from '../../adapters/threads/thread-pool.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AnswerFile, AnswerOrder, MadeAnswer } from '../dispute-pack/answer-content.ts';
import type { InvoiceContent } from '../invoice/draw-invoice.ts';
import type {
  FileFlaw,
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
/**
 * What one pack may take, the start of the thread included. A file of kilobytes can unpack to gigabytes;
 * a picture of as many pixels as a bank takes needs 400 MB.
 */
const limits = { ms: 30_000, bytes: 512 * 1024 * 1024 } as const;

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
      worker: { resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } },
    });
  }

  /** The pack as a PDF. @throws Refusal 503 when too many packs wait already, or it takes too long */
  async pdf(order: PackOrder): Promise<PackBytes> {
    return (await this.#ofOrder({ ...order, wanted: 'pdf' })) as PackBytes;
  }

  /** The pack in words, with what it lacks. @throws Refusal as `pdf` */
  async words(order: PackOrder): Promise<PackWords> {
    return (await this.#ofOrder({ ...order, wanted: 'words' })) as PackWords;
  }

  /** An invoice as a PDF; the mails that carry them are as many as they are, and wait. */
  async invoice(content: InvoiceContent): Promise<PackBytes> {
    return (await this.#make({ wanted: 'invoice', content }).catch(refuse('invoice'))) as PackBytes;
  }

  /** The answer to a case as a PDF; a file that takes too much is left out and named. @throws Refusal as `pdf` */
  async answer(answer: AnswerOrder): Promise<MadeAnswer> {
    const result = await this.#pack({ wanted: 'answer', answer }).catch(async (error: unknown) => {
      const heavy = isTooMuch(error) ? await this.#heavyOf(answer.files) : [];
      if (heavy.length === 0) return refuse('defence pack')(error);
      const files = answer.files.filter((file) => !heavy.includes(file));
      const lighter = await this.answer({ ...answer, files });
      const troubles = heavy.map(({ name }) => `${name} takes too much memory or time to open.`);
      return { ...lighter, unreadable: [...lighter.unreadable, ...troubles] };
    });
    return result as MadeAnswer;
  }

  /** How many pages a file would take in an answer, or why it cannot be put into one. */
  async pagesOf(file: AnswerFile): Promise<number | FileFlaw> {
    const found = await this.#pack({ wanted: 'file', file }).catch((error: unknown) => {
      if (!isTooMuch(error)) throw error;
      return null;
    });
    return found === null ? 'too-much' : ((found as FilePages).pages ?? 'broken');
  }

  /** Without its document where that takes more than the thread may: the pack says so then. */
  async #ofOrder(request: Extract<PackRequest, PackOrder>): Promise<PackResult> {
    const { record } = request;
    return this.#pack(request)
      .catch((error: unknown) => {
        if (!isTooMuch(error) || !record.stored?.bytes) throw error;
        const stored = { ...record.stored, bytes: null, takesTooMuch: true };
        return this.#make({ ...request, record: { ...record, stored } });
      })
      .catch(refuse('defence pack'));
  }

  async #heavyOf(files: readonly AnswerFile[]): Promise<AnswerFile[]> {
    const heavy: AnswerFile[] = [];
    for (const file of files) if ((await this.pagesOf(file)) === 'too-much') heavy.push(file);
    return heavy;
  }

  async #pack(request: PackRequest): Promise<PackResult> {
    if (this.#pool.waiting() >= maxWaiting) {
      throw new Refusal(503, 'Many defence packs are being made. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    return this.#make(request);
  }

  async #make(request: PackRequest): Promise<PackResult> {
    const answer = await this.#pool.run(request, limits);
    if ('error' in answer) throw new Error(answer.error);
    return answer.result;
  }
}

const isTooMuch = (error: unknown) => error instanceof ThreadLimitError;

const refuse = (what: string) => (error: unknown) => {
  if (!isTooMuch(error)) throw error;
  throw new Refusal(503, `The ${what} took too long to make. Please try again.`);
};

/** The one of this process: its packs and its invoices take turns. */
export const packMaker = new PackMaker();
