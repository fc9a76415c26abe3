import { type RawBuilder, sql } from 'kysely';

type MarkLeft = RawBuilder<string | null>;

/**
 * What is left of the marks of an answer and of a message by a change of somebody who saw the conversation up to
 * an entry: both where the traveller wrote behind it, as nobody has read that. For the `set` of `changeOrders`,
 * which holds the order's lock.
 */
export function marksBehind(newestEntry: number): { answered_at: MarkLeft; wrote_at: MarkLeft } {
  const left = (column: string): MarkLeft =>
    sql<string | null>`case when exists (select from order_message m where m.order_pk = orders.id
      and m.author = 'traveller' and m.id > ${newestEntry}) then ${sql.ref(column)} end`;
  return { answered_at: left('orders.answered_at'), wrote_at: left('orders.wrote_at') };
}
