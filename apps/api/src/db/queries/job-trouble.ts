import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** The jobs of one kind that wait in the queue. */
export interface JobKind {
  /** The queue's name of the kind. */
  readonly kind: string;
  readonly waiting: number;
  /** Those of them whose last try failed. */
  readonly failing: number;
  readonly oldest: string;
  /** When the next one is tried; null while none will be. */
  readonly next_at: string | null;
  /** Why the latest try failed, and the how manyth it was. */
  readonly words: string | null;
  readonly tries: number | null;
}

/** A mail's job says only that it failed; the server's words stand on the mail. */
const ofMail = sql`left join mail_message m on j.key like 'mail:%' and m.id::text = substr(j.key, 6)`;

export async function countJobs(db: Kysely<Database>): Promise<JobKind[]> {
  const { rows } = await sql<JobKind>`
    select t.identifier as kind, count(*)::int as waiting,
      count(*) filter (where j.last_error is not null)::int as failing,
      min(j.created_at) as oldest,
      min(j.run_at) filter (where j.attempts < j.max_attempts) as next_at,
      (array_agg(coalesce(m.last_error, j.last_error) order by j.updated_at desc)
        filter (where j.last_error is not null))[1] as words,
      max(j.attempts) filter (where j.last_error is not null) as tries
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id ${ofMail}
    group by t.identifier order by t.identifier`.execute(db);
  return rows;
}

/** A job whose last try failed, held so that no worker takes it meanwhile. */
export interface FailingJob {
  readonly id: string;
  /** The mail that it would send; null for a job of another kind. */
  readonly mailId: string | null;
}

export async function lockFailingJobs(
  trx: Transaction<Database>,
  kind: string,
  most: number,
): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`
    select j.id::text as id, case when j.key like 'mail:%' then substr(j.key, 6) end as "mailId"
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${kind} and j.last_error is not null and j.locked_at is null
    order by j.id limit ${most} for update of j skip locked`.execute(trx);
  return rows;
}

/** Lets jobs be tried at once, and again from the first try on. */
export async function rescheduleJobs(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await sql`select count(*) from graphile_worker.reschedule_jobs(${ids}::bigint[],
    run_at => now(), attempts => 0)`.execute(trx);
}

/** Takes jobs out of the queue. */
export async function removeJobs(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await sql`select count(*) from graphile_worker.complete_jobs(${ids}::bigint[])`.execute(trx);
}

/** Gives up mails that wait: they stay where they are seen, with the words before. */
export async function giveUpMails(
  trx: Transaction<Database>,
  mailIds: readonly string[],
  words: string,
): Promise<{ id: string; order_pk: number; order_version: number; provider: string }[]> {
  const { rows } = await sql<{
    id: string;
    order_pk: number;
    order_version: number;
    provider: string;
  }>`
    with held as (
      select o.id, o.version from orders o
      where o.id in (select order_pk from mail_message where id = any(${mailIds}::uuid[]))
      order by o.id for no key update)
    update mail_message m set state = 'failed', tried_at = coalesce(tried_at, now()),
      last_error = concat_ws(' ', ${words}::text, last_error)
    from held where held.id = m.order_pk and m.id = any(${mailIds}::uuid[]) and m.state = 'queued'
    returning m.id, m.order_pk, held.version as order_version,
      m.mail_service_provider as provider`.execute(trx);
  return rows;
}
