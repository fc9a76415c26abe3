import type { WorkerOptions } from 'node:worker_threads';
import { PoolThread, type WorkLimits } from './pool-thread.ts';

export interface ThreadPoolOptions<Answer> {
  /** Threads that work at once; what comes beyond waits, first come first served in its lane. */
  readonly size: number;
  /** Milliseconds without work after which the resting thread and its memory go. */
  readonly idleMs: number;
  /** Environment, output and heap of a thread. */
  readonly worker: WorkerOptions;
  /** Whether a thread may do other work after this answer; each may when left out. */
  readonly mayWorkOn?: (answer: Answer) => boolean;
  /** A thread that is left with more memory than this does no other work. */
  readonly restBytes?: number;
}

/**
 * What somebody waits for is `first`. What is `behind` it takes a thread only when nothing that is first waits, and
 * never the last one, where there are several.
 */
export type Lane = 'first' | 'behind';

/**
 * Does work in threads, so that it holds up no call and harms no other work. Threads start when they
 * are needed. To start one takes longer than most work, so one rests for the next request; a thread
 * that failed, ran out of time or took too much memory is never used again.
 * Decision 012 says why this is no library.
 */
export class ThreadPool<Request, Answer> {
  readonly #script: URL;
  readonly #options: ThreadPoolOptions<Answer>;
  readonly #queues: Record<Lane, (() => void)[]> = { first: [], behind: [] };
  #free: number;
  /** Threads that may still begin with work of `behind`. */
  #freeBehind: number;
  #resting: PoolThread<Request, Answer> | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(script: URL, options: ThreadPoolOptions<Answer>) {
    this.#script = script;
    this.#options = options;
    this.#free = options.size;
    this.#freeBehind = Math.max(1, options.size - 1);
  }

  /** Requests of a lane that no thread has begun with. */
  waiting(lane: Lane = 'first'): number {
    return this.#queues[lane].length;
  }

  /**
   * Gives the request to a thread as soon as one is free.
   * @throws ThreadLimitError, or what ended the thread
   */
  async run(request: Request, limits: WorkLimits, lane: Lane = 'first'): Promise<Answer> {
    await new Promise<void>((resolve) => {
      this.#queues[lane].push(resolve);
      this.#beginNext();
    });
    try {
      const thread = this.#take();
      const answer = await thread.run(request, limits);
      await this.#putBack(thread, answer);
      return answer;
    } finally {
      this.#free += 1;
      if (lane === 'behind') this.#freeBehind += 1;
      this.#beginNext();
    }
  }

  /** Gives a free thread to whoever is next; each that is freed is given on by itself. */
  #beginNext(): void {
    if (this.#free === 0) return;
    const first = this.#queues.first.shift();
    const next = first ?? (this.#freeBehind > 0 ? this.#queues.behind.shift() : undefined);
    if (next === undefined) return;
    this.#free -= 1;
    if (first === undefined) this.#freeBehind -= 1;
    next();
  }

  #take(): PoolThread<Request, Answer> {
    const thread = this.#resting;
    this.#resting = null;
    clearTimeout(this.#idle);
    return thread && !thread.isOver ? thread : new PoolThread(this.#script, this.#options.worker);
  }

  async #putBack(thread: PoolThread<Request, Answer>, answer: Answer): Promise<void> {
    const { mayWorkOn, restBytes, idleMs } = this.#options;
    if (mayWorkOn && !mayWorkOn(answer)) return thread.end();
    const isTooLarge = restBytes !== undefined && (await thread.bytes()) > restBytes;
    if (thread.isOver || isTooLarge || this.#resting !== null) return thread.end();
    // It keeps no process alive, nor does the timer.
    thread.rest();
    this.#resting = thread;
    this.#idle = setTimeout(() => {
      if (this.#resting === thread) this.#resting = null;
      void thread.end();
    }, idleMs).unref();
  }
}
