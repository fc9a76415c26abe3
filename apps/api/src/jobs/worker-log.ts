import { Logger as WorkerLogger } from 'graphile-worker';
import type { DatabaseError } from 'pg';
import type { Logger } from 'pino';

/** What the queue hands over with a line of its own, as far as we read it. */
interface Meta {
  readonly error?: unknown;
  readonly fatalError?: unknown;
  readonly job?: {
    readonly task_identifier?: string;
    readonly attempts?: number;
    readonly max_attempts?: number;
  };
}

/**
 * The queue's log in ours. Its lines quote what a job failed with: the words of a mail server, which name who
 * was written to. Those stay where they belong, with the mail or the job; the log gets the place and the kind.
 */
export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const { error, fatalError, job } = (meta ?? {}) as Meta;
    const cause = error ?? fatalError;
    if (level !== 'error') logger.debug({ worker: message }, 'job');
    else if (cause === undefined) logger.error({ worker: message }, 'job trouble');
    else {
      const { task_identifier: kind, attempts: attempt, max_attempts: of } = job ?? {};
      logger.error({ kind, attempt, of, ...withoutWords(cause) }, 'job trouble');
    }
  });
}

function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { reason: typeof error };
  // What PostgreSQL names beside its words.
  const { code, table, constraint } = error as DatabaseError;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { reason: error.name, code, table, constraint, stack: stack?.join('\n') };
}
