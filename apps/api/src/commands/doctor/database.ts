import { mostDue } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { MailRoutes } from '../../adapters/mail/mail-taker.ts';
import { checkDatabase, connect, describeUrl } from '../../db/connect.ts';
import { databaseMisfit, migrationState } from '../../db/migrate.ts';
import { countDue } from '../../db/queries/due-orders.ts';
import { type QueueState, readQueueState } from '../../db/queries/queue-state.ts';
import { countOldStrays } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';
import { lookAtBackups } from './backups.ts';
import { lookAtDemoMembers } from './demo.ts';
import { type Finding, look, ok, warning, wrong } from './finding.ts';
import { lookAtMailHealth } from './mail-health.ts';
import { lookAtWalArchives } from './wal-archives.ts';

/** How PostgreSQL uses memory. Those of our own follow the machine's. */
const ofMemory = ['shared_buffers', 'effective_cache_size', 'work_mem', 'maintenance_work_mem'];

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the database answers and fits this version, and what waits in it. */
export async function lookAtDatabase(
  url: string,
  isDemo: boolean,
  routes: MailRoutes,
): Promise<Finding[]> {
  const { db, pool, close } = connect(url, { max: 1 });
  try {
    await checkDatabase(pool, url);
    const { rows } = await pool.query<{ version: string; memory: string } & HugePages>(
      `
      select current_setting('server_version') as version,
        current_setting('huge_pages_status', true) as "hugePages",
        current_setting('shared_memory_size_in_huge_pages')::int as "neededPages",
        (select string_agg(name || ' ' || current_setting(name), ', ' order by place)
          from unnest($1::text[]) with ordinality of_memory (name, place)) as memory`,
      [ofMemory],
    );
    const answers = ok('Database', `${describeUrl(url)}, PostgreSQL ${rows[0]?.version}`);
    const memory = ok('Database memory', `${rows[0]?.memory}${hugePagesOf(rows[0])}`);
    const misfit = await databaseMisfit({ db, pool });
    if (misfit !== null) return [wrong('Database', `${describeUrl(url)} ${misfit}`)];
    const { waiting, unknown } = await migrationState(db);
    if (unknown.length > 0) {
      const words = `the database is newer than this version: ${unknown.join(', ')}`;
      return [answers, memory, wrong('Migrations', words)];
    }
    if (waiting.length > 0) {
      const words = `${waiting.length} to be applied at the next start: ${waiting.join(', ')}`;
      return [answers, memory, warning('Migrations', words)];
    }
    const demo = await lookAtDemoMembers(db, isDemo);
    const queue = await look('Queue', async () => queueFindings(await readQueueState(db)));
    const clocks = await look('Orders by the clock', () => clockFindings(db));
    const backups = [
      ...(await look('Backups', () => lookAtBackups(db))),
      ...(await look('Any moment', () => lookAtWalArchives(db))),
    ];
    const mail = await look('Mail of 24 hours', () => lookAtMailHealth(db, routes));
    const files = await look('Files to remove', () => strayFindings(db));
    const all = [...demo, ...queue, ...mail, ...clocks, ...files, ...backups];
    return [answers, memory, ok('Migrations', 'all applied'), ...all];
  } finally {
    await close();
  }
}

interface HugePages {
  /** PostgreSQL 17 and newer say it. */
  readonly hugePages: string | null;
  /** How many the cache needs; -1 where the system has none. */
  readonly neededPages: number;
}

/** Whether the cache lies in huge pages, which searches in millions of orders gain from (decision 066). */
function hugePagesOf(of: HugePages | undefined): string {
  if (of === undefined || of.hugePages === null || of.neededPages < 0) return '';
  const more = of.hugePages === 'on' ? '' : ` (vm.nr_hugepages of ${of.neededPages} or more)`;
  return `, huge_pages ${of.hugePages}${more}`;
}

function queueFindings(state: QueueState): Finding[] {
  const { waitingMails, failedMails, oldestMail, jobs, oldestJob } = state;
  // A mail is tried for about a day before it counts as failed.
  const stuck = oldestMail !== null && Date.now() - Date.parse(oldestMail) > dayMs;
  return [
    (stuck ? warning : ok)('Mails that wait', `${waitingMails}${since(oldestMail)}`),
    (failedMails > 0 ? warning : ok)('Mails that failed', String(failedMails)),
    ok('Jobs in the queue', `${jobs}${since(oldestJob)}`),
  ];
}

/** Orders by their clock (decision 027). Those that are not paid yet nobody files. */
async function clockFindings(db: Kysely<Database>): Promise<Finding[]> {
  const { late, atRisk } = await countDue(db);
  const words = (count: number) => (count < mostDue ? String(count) : `${mostDue} or more`);
  return [
    (late > 0 ? warning : ok)('Orders that are late, to file or without a document', words(late)),
    ok('Orders that are late within 24 hours', words(atRisk)),
  ];
}

/** Files of erased orders that the store did not remove, or that a bucket keeps as older versions. */
async function strayFindings(db: Kysely<Database>): Promise<Finding[]> {
  const count = await countOldStrays(db);
  if (count === 0) return [];
  const words = `${count}, for more than 3 hours: of erased orders, or left by a crash. See the log of the server`;
  return [warning('Files to remove', words)];
}

function since(moment: string | null): string {
  return moment === null ? '' : `, the oldest since ${new Date(moment).toISOString()}`;
}
