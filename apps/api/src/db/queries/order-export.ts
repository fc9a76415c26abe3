import { newestFirst } from '@pabean/domain';
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { hasTop } from '../../core/lists/list-order.ts';
import type { Database } from '../schema.ts';
import { answeredFirst } from './answered-first.ts';
import { type ListedOrder, rowsOf } from './listed-rows.ts';
import { type ListRequest, sortedIds } from './order-lists.ts';

/** More than a list can hold. */
const everything = 2 ** 31 - 1;

/** A query of the ids of all orders of a list, in its order. */
export function allListed(
  db: Kysely<Database>,
  request: ListRequest,
): CompiledQuery<{ id: number }> {
  const { sorting } = request;
  const ids = sortedIds(db, request, sorting);
  if (!hasTop(request)) return ids.compile();
  const newest = sortedIds(db, request, newestFirst);
  const top = { ids, sorting, newest, limit: everything, offset: 0, bucketScope: null };
  const { db: known, page } = answeredFirst(db, top);
  return known.selectFrom(page.as('page')).select('page.id').compile();
}

/**
 * Takes the place of an export until the transaction ends: one for each member, and few for all
 * processes together, as each holds a connection and a moment of the database.
 */
export async function takeExportPlace(
  trx: Transaction<Database>,
  memberId: number,
  places: number,
): Promise<'taken' | 'busy' | 'full'> {
  const take = async (name: string) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`order-export:${name}`}, 0)) as taken
    `.execute(trx);
    return rows[0]?.taken === true;
  };
  if (!(await take(`member ${memberId}`))) return 'busy';
  for (let place = 0; place < places; place += 1) if (await take(`place ${place}`)) return 'taken';
  return 'full';
}

/** Begins to walk the ids of a query; what is asked for later is as it was now. */
export async function openWalk(trx: Transaction<Database>, ids: CompiledQuery): Promise<void> {
  await trx.executeQuery({ ...ids, sql: `declare walk no scroll cursor for ${ids.sql}` });
}

/** The next orders of the walk, in its order; none at its end, and when the caller has gone. */
export async function walkOn(
  trx: Transaction<Database>,
  most: number,
  signal: AbortSignal,
): Promise<ListedOrder[]> {
  const options = { signal, inflightQueryAbortStrategy: 'cancel query' } as const;
  const next = sql<{ id: number }>`fetch ${sql.lit(most)} from walk`.compile(trx);
  const ids = (await trx.executeQuery(next, options)).rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const page = sql<{ id: number }>`(select unnest(${ids}::bigint[]) as id)`;
  const rows = rowsOf(trx, page, newestFirst).select('page.id').clearOrderBy();
  const found = new Map(
    (await trx.executeQuery(rows.compile(), options)).rows.map(({ id, ...row }) => [id, row]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
