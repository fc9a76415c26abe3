import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../http/refusal.ts';
import type { InvoiceContent } from '../../invoice/draw-invoice.ts';
import type { PackAnswer, PackBytes, PackOrder, PackRequest, PackWords, Wish } from './messages.ts';

/** What keeps packs from harming the rest of the process. */
const limits = {
  /** Packs that wait behind the one being made; each takes about a fifth of a second. */
  waiting: 20,
  /** Milliseconds for one pack, the start of the thread included. */
  deadline: 30_000,
  /** Milliseconds without a pack after which the thread and its memory go. */
  idle: 60_000,
  /** What a pack throws away is collected early, instead of growing the process. */
  memory: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 },
};

type Result = PackBytes | PackWords;

interface Job {
  readonly wish: Wish;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Makes packs and invoices in a thread of its own, one after the other, so that a large one holds up
 * no call. The thread begins with the first of them and ends when none has come for a while.
 */
export class PackMaker {
  readonly #script: URL;
  readonly #jobs: Job[] = [];
  #thread: Worker | null = null;
  #current: { readonly id: number; readonly job: Job } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(script = new URL('./pack-thread.ts', import.meta.url)) {
    this.#script = script;
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

  async #pack(wish: Wish): Promise<Result> {
    if (this.#jobs.length >= limits.waiting) {
      throw new Refusal(503, 'Many defence packs are being made. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    return this.#make(wish);
  }

  #make(wish: Wish): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#jobs.push({ wish, resolve, reject });
    this.#next();
    return promise;
  }

  #next(): void {
    if (this.#current !== null) return;
    clearTimeout(this.#timer);
    const job = this.#jobs.shift();
    if (job === undefined) {
      // An idle thread keeps no process alive.
      this.#thread?.unref();
      this.#timer = setTimeout(() => this.#drop(), limits.idle).unref();
      return;
    }
    this.#current = { id: ++this.#lastId, job };
    this.#thread ??= this.#start();
    this.#thread.ref();
    this.#thread.postMessage({ ...job.wish, id: this.#lastId } satisfies PackRequest);
    this.#timer = setTimeout(() => {
      this.#drop();
      const what = job.wish.wanted === 'invoice' ? 'invoice' : 'defence pack';
      this.#settle(new Refusal(503, `The ${what} took too long to make. Please try again.`));
    }, limits.deadline);
  }

  #start(): Worker {
    const thread = new Worker(this.#script, { resourceLimits: limits.memory, execArgv: [] });
    const fail = (error: Error) => {
      if (this.#thread !== thread) return;
      this.#drop();
      this.#settle(error);
    };
    thread.on('message', (answer: PackAnswer) => {
      if (this.#thread !== thread || answer.id !== this.#current?.id) return;
      this.#settle('result' in answer ? answer.result : new Error(answer.error));
    });
    thread.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', (code) => fail(new Error(`The thread of the packs ended with ${code}.`)));
    return thread;
  }

  #settle(result: Result | Error): void {
    const job = this.#current?.job;
    this.#current = null;
    if (result instanceof Error) job?.reject(result);
    else job?.resolve(result);
    this.#next();
  }

  #drop(): void {
    const thread = this.#thread;
    this.#thread = null;
    void thread?.terminate();
  }
}

/** The one of this process: its packs and its invoices take turns. */
export const packMaker = new PackMaker();
