import { processStatuses } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { BackupFigures, DatabaseFigures, JobFigures } from '../../core/metric-events.ts';
import type { Database } from '../schema.ts';
import { dueSoon } from './answer-due.ts';
import { faultyBackup, lastBackups, lastProvenBackup, watchedPlaces } from './backup-runs.ts';
import { countDue } from './due-orders.ts';
import { walArchives } from './wal-archives.ts';

/** Jobs that are looked at: after a long outage of a mail provider there may be any number. */
const mostJobs = 20_000;

/** Jobs by kind, kinds without any too. */
async function jobFigures(db: Kysely<Database>): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select t.identifier as kind,
      count(*) filter (where j.attempts < j.max_attempts)::int as waiting,
      count(*) filter (where j.attempts >= j.max_attempts)::int as "givenUp",
      coalesce(extract(epoch from now() - min(j.created_at)
        filter (where j.attempts < j.max_attempts)), 0)::float8 as "oldestSeconds"
    from graphile_worker._private_tasks t
    left join (
      select task_id, attempts, max_attempts, created_at from graphile_worker._private_jobs
      order by id limit ${mostJobs}
    ) j on j.task_id = t.id
    group by 1 order by 1`.execute(db);
  return rows;
}

type Counted = Omit<DatabaseFigures, 'jobs' | 'late' | 'atRisk' | 'backups'>;

/** Everything else in one statement: from tables of counts, an index and PostgreSQL's own statistics. */
async function countedFigures(db: Kysely<Database>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select
      (select coalesce(jsonb_object_agg(status, n), '{}') from (
        select split_part(scope, ':', 1) as status, sum(n)::bigint as n
        from (select scope, n from order_count union all select scope, n from order_count_change) counts
        where split_part(scope, ':', 1) = any(${[...processStatuses]}::text[]) group by 1
      ) by_status) as "ordersByStatus",
      (select coalesce(sum(standard + priority + future), 0)::bigint from (
        select standard, priority, future from received_count
          where span = 'day' and starts = received_day(now())
        union all
        select standard, priority, future from received_count_change where day = received_day(now())
      ) received) as "receivedToday",
      (select count(*) from dispute where state = 'open')::int as "openCases",
      (select count(*) from dispute d where ${dueSoon})::int as "casesDueSoon",
      (select greatest(n_live_tup, 0)::bigint from pg_stat_user_tables
        where relid = 'document'::regclass) as documents,
      pg_database_size(current_database()) as "databaseBytes"`.execute(db);
  return rows[0] as Counted;
}

const secondsOf = (moment: string) => Date.parse(moment) / 1000;

async function backupFigures(db: Kysely<Database>): Promise<BackupFigures> {
  const [last] = await lastBackups(db, 1);
  const proven = await lastProvenBackup(db);
  const faulty = await faultyBackup(db);
  const archives = await walArchives(db);
  const reached = archives.flatMap(({ place, reached_at }) =>
    reached_at === null ? [] : [{ place, at: secondsOf(reached_at) }],
  );
  const held = archives.flatMap(({ heldBytes }) => heldBytes ?? []);
  const hasGap = held.length < archives.length;
  return {
    lastAt: (await watchedPlaces(db)).map(({ place, at }) => ({ place, at: secondsOf(at) })),
    lastBytes: last?.bytes ?? null,
    hasFault: last === undefined ? null : last.proof === 'fault' || faulty !== undefined || hasGap,
    provenAt: proven ? secondsOf(proven.at) : null,
    walReachedAt: reached,
    walHeldBytes: held.length === 0 ? null : Math.max(...held),
  };
}

/** What metrics say of the database (decision 037). Nothing of it grows with the number of orders. */
export async function readDatabaseFigures(db: Kysely<Database>): Promise<DatabaseFigures> {
  const jobs = await jobFigures(db);
  const { ordersByStatus, ...counted } = await countedFigures(db);
  const { late, atRisk } = await countDue(db);
  const none = Object.fromEntries(processStatuses.map((status) => [status, 0]));
  const backups = await backupFigures(db);
  return {
    ...counted,
    ordersByStatus: { ...none, ...ordersByStatus },
    jobs,
    late,
    atRisk,
    backups,
  };
}
