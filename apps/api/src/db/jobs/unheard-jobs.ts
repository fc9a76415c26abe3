import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

/** A job as one try of it: the next try has another number, or was taken at another moment. */
interface HeldJob {
  readonly id: string;
  readonly attempts: number;
  /** As the database writes it. */
  readonly lockedAt: string;
}

/** Finds jobs that the queue gave to this process, which never heard of it. */
export interface UnheardJobs {
  /** To be called before the workers start. */
  listen(events: WorkerEvents): void;
  /** Gives such jobs back to the queue. Two calls in a row find them. @returns how many */
  free(): Promise<number>;
}

/**
 * A worker takes a job by a statement that marks it in the worker's name. When the connection is cut behind
 * the commit and before the answer, the job is held by a worker that lives and does not know of it, and
 * graphile-worker gives it back after four hours (decision 040). So: a job that no worker here has started, though
 * every question for a job that was open when it was first found has been answered.
 */
export function makeUnheardJobs(pool: Pool): UnheardJobs {
  const poolIds = new Set<string>();
  const started = new Set<string>();
  /** The workers that wait for a job, each with the number of its question. */
  const questions = new Map<string, number>();
  let questionCount = 0;
  /** Jobs that nobody has started, each with the number of the last question that was put before it was found. */
  let candidates = new Map<string, { readonly job: HeldJob; readonly foundAt: number }>();

  const end = ({ worker }: { worker: { workerId: string } }) => questions.delete(worker.workerId);

  /** Of what is held, the jobs that nobody here has started; a job that has ended is forgotten. */
  async function findUnstarted(): Promise<Map<string, HeldJob>> {
    const startedBefore = [...started];
    const { rows } = await pool.query<HeldJob>(
      `select id::text, attempts, locked_at::text as "lockedAt"
       from graphile_worker._private_jobs where locked_by = any($1)`,
      [[...poolIds]],
    );
    const held = new Map(rows.map((row) => [keyOf(row), row]));
    for (const key of startedBefore) if (!held.has(key)) started.delete(key);
    return new Map([...held].filter(([key]) => !started.has(key)));
  }

  /** It was never tried, so the try is not counted. */
  async function giveBack({ id, lockedAt }: HeldJob): Promise<number> {
    const { rowCount } = await pool.query(
      `update graphile_worker._private_jobs
       set locked_at = null, locked_by = null, attempts = attempts - 1
       where id = $1 and locked_at = $2::text::timestamptz and locked_by = any($3)`,
      [id, lockedAt, [...poolIds]],
    );
    return rowCount ?? 0;
  }

  return {
    listen(events) {
      events.on('pool:create', ({ workerPool }) => poolIds.add(workerPool.id));
      events.on('worker:getJob:start', ({ worker }) => {
        questionCount += 1;
        questions.set(worker.workerId, questionCount);
      });
      events.on('worker:getJob:empty', end);
      events.on('worker:getJob:error', end);
      events.on('job:start', ({ worker, job }) => {
        started.add(keyOf(job));
        end({ worker });
      });
    },
    async free() {
      const unstarted = await findUnstarted();
      const before = candidates;
      candidates = new Map();
      const oldestOpen = Math.min(...questions.values());
      let count = 0;
      for (const [key, job] of unstarted) {
        const candidate = before.get(key);
        // A job that was given back and taken again has its number anew, and is found anew.
        const isSame = candidate?.job.lockedAt === job.lockedAt;
        const foundAt = isSame ? candidate.foundAt : questionCount;
        if (isSame && oldestOpen > foundAt) count += await giveBack(job);
        else candidates.set(key, { job, foundAt });
      }
      return count;
    },
  };
}

const keyOf = ({ id, attempts }: Omit<HeldJob, 'lockedAt'>) => `${id}/${attempts}`;
