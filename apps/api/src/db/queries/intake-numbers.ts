import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * New order ids. The sequence never goes back, not even with the transaction, so that no number is
 * ever given twice; numbers that some intake brought along are skipped.
 *
 * A number can still be taken meanwhile by an order that brings it along: whoever inserts must look.
 */
export async function nextOrderNumbers(
  trx: Transaction<Database>,
  count: number,
  taken: ReadonlySet<string>,
): Promise<string[]> {
  const numbers: string[] = [];
  // Each round that finds taken numbers asks for twice as many: an imported block of 100,000
  // consecutive ids must not cost 100,000 queries.
  for (let ask = count; numbers.length < count; ask *= 2) {
    const { rows } = await sql<{ number: string }>`
      with drawn as materialized (
        select nextval('order_number')::text as number from generate_series(1, ${ask}::int)
      )
      select number from drawn
      where not exists (select from orders where orders.order_id = drawn.number)
    `.execute(trx);
    numbers.push(...rows.map((row) => row.number).filter((number) => !taken.has(number)));
  }
  return numbers.slice(0, count);
}
