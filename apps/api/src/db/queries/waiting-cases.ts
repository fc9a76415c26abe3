import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Open cases without an order of which something that they tell names one. Each condition goes along an index, and
 * nothing is looked for where no case waits. `any` also for one value: an equation may be answered by a hash of all orders.
 */
export async function findWaitingCases(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ dispute_id: string }>`
    select d.dispute_id
      from dispute d cross join lateral (select array_remove(
        array[d.told ->> 'transaction_id', d.told ->> 'gateway_payment_id'], null) as names) as told
        cross join lateral (select array(select lower(name) from unnest(told.names) name) as small) as small
      where d.state = 'open' and d.order_pk is null and (
        exists (select from orders o where o.order_id = any(array[d.told ->> 'order_id']))
        or exists (select from orders o
          where lower(o.transaction_id) = any(small.small) and o.transaction_id is not null)
        or exists (select from order_payment p where lower(p.transaction_id) = any(small.small))
        or exists (select from order_purchase p where p.evidence ? 'gateway_payment_id'
          and p.evidence ->> 'gateway_payment_id' = any(told.names)))
      order by d.id`.execute(db);
  return rows.map((row) => row.dispute_id);
}
