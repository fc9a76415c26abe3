import type { WorkerOptions } from 'node:worker_threads';
import { PoolThread, type WorkLimits } from './pool-thread.ts';

export interface ThreadPoolOptions<Answer> {
  /** Threads that work at once; what comes beyond waits, first come first served. */
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
 * Does work in threads, so that it holds up no call and harms no other work. Threads start when they
 * are needed. To start one takes longer than most work, so one rests for the next request; a thread
 * that failed, ran out of time or took too much memory is never used again.
 * docs/decisions/012 says why this is no library.
 */
export class ThreadPool<Request, Answer> {
  readonly #script: URL;
  readonly #options: ThreadPoolOptions<Answer>;
  readonly #queue: (() => void)[] = [];
  #free: number;
  #resting: PoolThread<Request, Answer> | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(script: URL, options: ThreadPoolOptions<Answer>) {
    this.#script = script;
    this.#options = options;
    this.#free = options.size;
  }

  /** Requests that no thread has begun with. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Gives the request to a thread as soon as one is free.
   * @throws ThreadLimitError, or what ended the thread
   */
  async run(request: Request, limits: WorkLimits): Promise<Answer> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      const thread = this.#take();
      const answer = await thread.run(request, limits);
      await this.#putBack(thread, answer);
      return answer;
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free += 1;
    }
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
