import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskList } from 'graphile-worker';

/** Knows which jobs are at work, for their queue does not end while it cannot write down how one ended. */
export interface TasksAtWork {
  /** The same tasks, watched. */
  watch(tasks: TaskList): TaskList;
  /** Waits for the end of the queues; once no job is at work any more, not longer than told. */
  until(ended: Promise<unknown>, longestMs?: number): Promise<void>;
}

/** What a queue gets to write down how its last job ended. Without that the job is done once more after a start. */
const longestNoteMs = 5_000;

export function makeTasksAtWork(): TasksAtWork {
  const atWork = new Set<Promise<unknown>>();
  return {
    watch: (tasks) =>
      Object.fromEntries(
        Object.entries(tasks).map(([name, task]) => [
          name,
          (payload, helpers) => {
            const run = Promise.resolve(task?.(payload, helpers)).finally(() => atWork.delete(run));
            atWork.add(run);
            return run;
          },
        ]),
      ) as TaskList,
    async until(ended, longestMs = longestNoteMs) {
      const noted = new AbortController();
      const tooLong = async () => {
        await Promise.allSettled(atWork);
        await sleep(longestMs, undefined, { signal: noted.signal }).catch(() => {});
      };
      await Promise.race([ended, tooLong()]);
      noted.abort();
    },
  };
}
