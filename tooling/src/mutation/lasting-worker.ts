import type { Plugin } from 'vitest/config';
import {
  ForksPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type WorkerRequest,
} from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];
type Start = Extract<WorkerRequest, { type: 'start' }>;

/** After so many runs the process is replaced, for tests may leave something behind. */
const runsOfOneProcess = 60;

const answer = (type: 'started' | 'stopped') => ({ type, __vitest_worker_response__: true });

/** The process that waits for the next run. There is one at most: Stryker runs one test file at a time. */
let spare: { readonly fork: ForksPoolWorker; runs: number } | undefined;

/**
 * A process that outlives its run. Stryker starts vitest's workers anew for each mutant, and most of
 * that time went into vitest itself and the modules of the whole server: with this one they are read
 * once. It asks for `isolate: false`, with which vitest reads only the test file and the setup files
 * again; where the sources are read again too, `vitest-fresh-modules.ts` sees to it.
 */
class LastingWorker implements PoolWorker {
  readonly name = 'lasting';
  readonly cacheFs = true;
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, listener: Listener][] = [];
  #fork: ForksPoolWorker | undefined;
  #runs = 0;
  /** What the process was not told of this run when it was started for an earlier one. */
  #config: Start['context']['config'] | undefined;
  #endsWell = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#fork = spare?.fork ?? new ForksPoolWorker(this.#options);
    this.#runs = spare?.runs ?? 0;
    spare = undefined;
    if (this.#runs === 0) await this.#fork.start();
  }

  send(message: WorkerRequest): void {
    if (message.type === 'start' && this.#runs > 0) {
      this.#config = message.context.config;
      this.#tell(answer('started'));
    } else if (message.type === 'stop' && this.#runs < runsOfOneProcess) {
      this.#endsWell = true;
      this.#tell(answer('stopped'));
    } else if (message.type === 'run' && this.#config !== undefined) {
      // What a run brings wins over what its process was started with.
      const context = { ...message.context, config: this.#config };
      this.#fork?.send({ ...message, context });
    } else {
      this.#fork?.send(message);
    }
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#fork?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#fork?.off(event, listener);
  }

  /** Without a word before it, the run has hung or broken: then its process ends too. */
  async stop(): Promise<void> {
    const fork = this.#fork;
    if (fork === undefined) return;
    for (const [event, listener] of this.#listeners) fork.off(event, listener);
    if (this.#endsWell) spare = { fork, runs: this.#runs + 1 };
    else await fork.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #tell(message: object): void {
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(message);
  }
}

/** The plugin that gives vitest this worker, whatever pool Stryker names. */
export const lastingWorker: Plugin = {
  name: 'pabean-lasting-worker',
  configureVitest({ project, vitest }) {
    project.config.pool = 'lasting';
    project.config.poolRunner = {
      name: 'lasting',
      createPoolWorker: (options) => new LastingWorker(options),
    };
    vitest.onClose(async () => {
      await spare?.fork.stop();
      spare = undefined;
    });
  },
};
