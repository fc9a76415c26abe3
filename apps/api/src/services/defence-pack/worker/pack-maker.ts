import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../http/refusal.ts';
import type { PackAnswer, PackBytes, PackOrder, PackRequest, PackWords } from './messages.ts';

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
  readonly order: PackOrder;
  readonly wanted: PackRequest['wanted'];
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Makes packs in a thread of its own, one after the other, so that a large one holds up no call. The
 * thread begins with the first pack and ends when none has come for a while.
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

  /** The pack as a PDF. */
  async pdf(order: PackOrder): Promise<PackBytes> {
    return (await this.#make(order, 'pdf')) as PackBytes;
  }

  /** The pack in words, with what it lacks. */
  async words(order: PackOrder): Promise<PackWords> {
    return (await this.#make(order, 'words')) as PackWords;
  }

  /** @throws Refusal 503 when too many packs wait already, or one takes too long */
  #make(order: PackOrder, wanted: Job['wanted']): Promise<Result> {
    if (this.#jobs.length >= limits.waiting) {
      throw new Refusal(503, 'Many defence packs are being made. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#jobs.push({ order, wanted, resolve, reject });
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
    const { order, wanted } = job;
    this.#thread.postMessage({ ...order, id: this.#lastId, wanted } satisfies PackRequest);
    this.#timer = setTimeout(() => {
      this.#drop();
      this.#settle(new Refusal(503, 'The defence pack took too long to make. Please try again.'));
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
