import { type FolderName, folderNames, processMonths, processStatuses } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { foldOrderCounts } from '../../src/db/queries/housekeeping.ts';
import { type ListRequest, listQuery } from '../../src/db/queries/order-lists.ts';
import type { Database } from '../../src/db/schema.ts';
import type { Random } from '../support/random.ts';

/** Orders in a bucket: few, so that few orders make many. */
export const bucketSize = 20;

/** Orders of two years, a tenth of them of one minute and a tenth of one instant, for three members. */
export async function addOrders(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    insert into staff_member (name, email, password_hash, type)
    select 'Member ' || n, 'member-' || n || '@example.com', 'x', 'Team' from generate_series(1, 3) n
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into orders (order_id, process_status, processing_mode, assigned_to, process_month, created_at)
    select 'L-' || n,
      (array[${sql.join([...processStatuses])}])[1 + (n * 7919) % ${sql.lit(processStatuses.length)}],
      (array['Standard', 'Priority', 'Future'])[1 + (n * 31) % 3],
      case when n % 4 = 0 then (select min(id) from staff_member) + n % 3 end,
      (array[${sql.join([...processMonths])}])[1 + (n * 17) % 12],
      case n % 10
        when 0 then timestamptz '2026-03-04 05:06:07Z'
        when 1 then timestamptz '2026-03-04 05:07:00Z' + make_interval(secs => (n % 6000) / 100.0)
        else timestamptz '2024-11-01 00:00Z' + make_interval(secs => (n * 104729) % 63000000)
      end
    from generate_series(1, ${sql.lit(count)}) n
  `.execute(db);
}

/** Folds and fits buckets until nothing is left to do. */
export async function foldAll(db: Kysely<Database>): Promise<void> {
  await foldOrderCounts(db);
  let done = 1;
  while (done > 0) {
    const { rows } = await sql<{ done: number }>`
      select fold_order_buckets(${bucketSize}) as done`.execute(db);
    done = rows[0]?.done ?? 0;
  }
}

const lists: readonly FolderName[] = folderNames;

/** A page of any list by date, of any depth. */
export function anyPage(random: Random, members: readonly number[], deepest: number): ListRequest {
  const folder = random.pick(lists);
  return {
    folder,
    memberId: random.pick(members),
    month: folder === 'futureOrder' ? random.pick([...processMonths, undefined]) : undefined,
    marks: [],
    sorting: { sort: 'dateTime', dir: random.pick(['asc', 'desc']) },
    offset: random.pick(
      Array.from({ length: 40 }, (_, step) => Math.floor((deepest * step ** 2) / 1600)),
    ),
    limit: random.pick([10, 25, 100]),
  };
}

/** The ids of a page as the buckets find it, and by walking to it, of one moment. */
export async function bothWays(db: Kysely<Database>, request: ListRequest) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const ids = async (deepFrom: number) =>
        (await listQuery(trx, request, deepFrom).execute()).map((row) => row.order_id);
      return { found: await ids(0), walked: await ids(Number.POSITIVE_INFINITY) };
    });
}
