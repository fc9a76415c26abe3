import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** How the outbox and the queue behind it stand. */
export interface QueueState {
  readonly waitingMails: number;
  readonly failedMails: number;
  /** When the mail that waits longest was written. */
  readonly oldestMail: string | null;
  readonly jobs: number;
  /** When the job that is oldest was made. */
  readonly oldestJob: string | null;
}

export async function readQueueState(db: Kysely<Database>): Promise<QueueState> {
  const mails = await db
    .selectFrom('mail_message')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'queued').as('waitingMails'),
      // A message that went out by the other provider needs no attention.
      eb.fn
        .countAll<number>()
        .filterWhere('state', '=', 'failed')
        .filterWhere('sent_again_as', 'is', null)
        .as('failedMails'),
      eb.fn.min('created_at').filterWhere('state', '=', 'queued').as('oldestMail'),
    ])
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Pick<QueueState, 'jobs' | 'oldestJob'>>`
    select count(*) as jobs, min(created_at) as "oldestJob" from graphile_worker.jobs
  `.execute(db);
  const { jobs = 0, oldestJob = null } = rows[0] ?? {};
  return { ...mails, oldestMail: mails.oldestMail ?? null, jobs, oldestJob };
}
