import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ThreadLimitError } from './thread-limit-error.ts';

/** What one piece of work may cost. */
export interface WorkLimits {
  /** Milliseconds, the start of the thread included and the wait for a free one not. */
  readonly ms: number;
  /** Memory in bytes, what lies outside the heap included. */
  readonly bytes?: number;
}

/** How often memory is measured; what lies outside the heap is in no limit of Node's. */
const measureMs = 50;

/** One thread of a pool. It gets one request at a time and answers each with one message. */
export class PoolThread<Request, Answer> {
  readonly #worker: Worker;
  #isOver = false;

  constructor(script: URL, options: WorkerOptions) {
    this.#worker = new Worker(script, { execArgv: [], ...options });
    // An error between two requests counts too: without a listener it would end the server.
    this.#worker.on('error', () => {
      this.#isOver = true;
    });
    this.#worker.on('exit', () => {
      this.#isOver = true;
    });
  }

  /** It can do no more work. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** @throws ThreadLimitError, or what ended the thread; the thread is over then */
  async run(request: Request, limits: WorkLimits): Promise<Answer> {
    try {
      return await this.#answer(request, limits);
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  /** From now until the next request it keeps no process alive. */
  rest(): void {
    this.#worker.unref();
  }

  /** The memory that it takes now, outside the heap too. */
  async bytes(): Promise<number> {
    const found = await this.#worker.getHeapStatistics().catch(() => null);
    return found ? found.used_heap_size + found.external_memory : 0;
  }

  /** Stops it, whatever it does. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }

  async #answer(request: Request, { ms, bytes }: WorkLimits): Promise<Answer> {
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const onError = (error: unknown) => reject(lossBy(error));
    const onExit = (code: number) => reject(new Error(`The thread ended with ${code}.`));
    worker.once('message', resolve).once('error', onError).once('exit', onExit);
    const deadline = setTimeout(() => reject(new ThreadLimitError('time')), ms);
    const measure =
      bytes !== undefined &&
      setInterval(async () => {
        if ((await this.bytes()) > bytes) reject(new ThreadLimitError('memory'));
      }, measureMs);
    worker.ref();
    try {
      worker.postMessage(request);
      return await promise;
    } finally {
      clearTimeout(deadline);
      if (measure) clearInterval(measure);
      worker.off('message', resolve).off('error', onError).off('exit', onExit);
    }
  }
}

/** Node ends a thread that fills its heap by an error of its own. */
function lossBy(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const isHeap = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isHeap ? new ThreadLimitError('memory') : error;
}
