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

/** The mail of a job `j`: by its key as it is indexed, or all mails would be read for a few jobs. */
const mailOfJob = sql`m.id = case when j.key like 'mail:%' then substr(j.key, 6)::uuid end`;

/** A mail's job says only that it failed; the server's words stand on the mail. */
const ofMail = sql`left join mail_message m on ${mailOfJob}`;

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

/** The `failing` of one kind, as the page shows it: also those that a worker is trying. */
export async function countFailing(db: Kysely<Database>, kind: string): Promise<number> {
  const { rows } = await sql<{ failing: number }>`
    select count(*)::int as failing from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${kind} and j.last_error is not null`.execute(db);
  return rows[0]?.failing ?? 0;
}

/** A job whose last try failed. */
export interface FailingJob {
  readonly id: string;
  /** The mail that it would send; null for a job of another kind. */
  readonly mailId: string | null;
}

const failing = (kind: string) => sql`
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = ${kind} and j.last_error is not null and j.locked_at is null`;

/** The orders of the mails that such jobs would send. */
export async function findOrdersOfJobs(
  trx: Transaction<Database>,
  kind: string,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ order_pk: number }>`
    select distinct m.order_pk from (select j.key ${failing(kind)} order by j.id limit ${most}) j
    join mail_message m on ${mailOfJob}`.execute(trx);
  return rows.map((row) => row.order_pk);
}

/**
 * Holds them, so that no worker takes them meanwhile. Whatever takes the job of a mail out of the queue locks the
 * mail's order first: two who take turns in another order wait for each other.
 * @param held orders that the caller has locked; jobs for mails of others are passed by. None: all are meant.
 */
export async function lockFailingJobs(
  trx: Transaction<Database>,
  kind: string,
  most: number,
  held?: readonly number[],
): Promise<FailingJob[]> {
  const ofOthers = sql`exists (select from mail_message m where ${mailOfJob}
    and m.order_pk <> all(${[...(held ?? [])]}::bigint[]))`;
  const { rows } = await sql<FailingJob>`
    select j.id::text as id, case when j.key like 'mail:%' then substr(j.key, 6) end as "mailId"
    ${failing(kind)} ${held === undefined ? sql`` : sql`and not ${ofOthers}`}
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
