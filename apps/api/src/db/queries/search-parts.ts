import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { matchesRequest } from './order-lists.ts';
import type { Run, SearchRequest } from './search-run.ts';

/** Word for word the expression of the index orders_search_papers (0015_search_payment_passport.sql). */
const papers = sql<string>`lower(coalesce(o.transaction_id, '') || ' ' || coalesce(o.passport_number, ''))`;

/**
 * The newest orders of a folder that contain the text, by the trigrams of the version before: after an
 * update, until every order has its words (decision 016). To be removed with `orders.search_text`.
 */
export async function newestWithParts(
  db: Kysely<Database>,
  request: SearchRequest,
  most: number,
  run: Run,
): Promise<number[]> {
  const text = `%${literal(request.text)}%`;
  const query = db
    .selectFrom('orders as o')
    .select('o.id')
    .where(matchesRequest(request))
    .where((eb) => eb.or([eb('o.search_text', 'like', text), eb(papers, 'like', text)]))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(most);
  return (await run(query.compile())).map(({ id }) => id);
}

/** The text as LIKE means it literally; a telephone is found with or without its plus sign. */
function literal(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\+(?=\d)/, '')
    .replace(/[\\%_]/g, '\\$&');
}
