import type { Failure } from '../client/result.ts';
import type { BlockState } from './blocks.ts';

export interface BlockLoaderOptions<Answer> {
  /** Asks the server for one block. */
  readonly load: (
    block: number,
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly data: Answer } | Failure>;
  /** How a block stands; asked before each load. */
  readonly stateOf: (block: number) => BlockState;
  /** Takes what has arrived. */
  readonly put: (block: number, answer: Answer) => void;
  /** Hears that a block did not come; it is asked for again when `retry` is called. */
  readonly fail: (block: number, failure: Failure) => void;
  /** How long the blocks in sight have to be the same before they are asked for. */
  readonly waitMs?: number;
  /** The least time until an old block is loaded again. */
  readonly refreshMs?: number;
  /** How many calls run at once. */
  readonly atOnce?: number;
}

export interface BlockLoader {
  /** These blocks are in sight now; loads of others are given up. */
  see(blocks: readonly number[]): void;
  /** Which blocks are in sight. */
  readonly inSight: () => readonly number[];
  /** Looks again at what is in sight, as after failures were forgotten. */
  again(): void;
  /** Gives up all loads. What is in sight stays known. */
  stop(): void;
}

/**
 * Loads the blocks of a long list that are in sight. After a rest the first one is asked for at once;
 * while somebody scrolls on, only what stays in sight for a moment. What is passed by is given up.
 */
export function createBlockLoader<Answer>(options: BlockLoaderOptions<Answer>): BlockLoader {
  const { load, stateOf, put, fail, waitMs = 60, refreshMs = 1000, atOnce = 2 } = options;
  const running = new Map<number, AbortController>();
  let sight: readonly number[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let refreshing: ReturnType<typeof setTimeout> | undefined;

  const inState = (state: BlockState) =>
    sight.filter((block) => stateOf(block) === state && !running.has(block));

  async function start(block: number): Promise<void> {
    const controller = new AbortController();
    running.set(block, controller);
    const answer = await load(block, controller.signal);
    if (controller.signal.aborted) return;
    running.delete(block);
    if (answer.ok) put(block, answer.data);
    else fail(block, answer);
    if (waiting === undefined) next();
  }

  function next(blocks = inState('missing')): void {
    for (const block of blocks.slice(0, Math.max(0, atOnce - running.size))) void start(block);
    if (refreshing !== undefined || inState('old').length === 0) return;
    refreshing = setTimeout(() => {
      refreshing = undefined;
      next([...inState('missing'), ...inState('old')]);
    }, refreshMs);
  }

  function wait(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      waiting = undefined;
      next();
    }, waitMs);
  }

  function giveUp(isPassed: (block: number) => boolean): void {
    for (const [block, controller] of running) {
      if (!isPassed(block)) continue;
      controller.abort();
      running.delete(block);
    }
  }

  return {
    see(blocks) {
      const same = blocks.length === sight.length && blocks.every((one, at) => one === sight[at]);
      sight = blocks;
      if (same) return;
      giveUp((block) => !blocks.includes(block));
      const rested = waiting === undefined;
      if (rested) next();
      wait();
    },
    inSight: () => sight,
    again: () => next(),
    stop() {
      giveUp(() => true);
      clearTimeout(waiting);
      clearTimeout(refreshing);
      waiting = undefined;
      refreshing = undefined;
    },
  };
}
