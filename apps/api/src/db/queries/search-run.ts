import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { ListRequest } from './order-lists.ts';

/** A search in a folder; the text is not empty. */
export type SearchRequest = ListRequest & { readonly text: string };

/** Runs a statement of a search. */
export type Run = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>;

/** Runs statements that end in the database too when the signal aborts: nobody waits for them any more. */
export function runUntil(db: Kysely<Database>, signal: AbortSignal): Run {
  return async (query) => {
    const options = { signal, inflightQueryAbortStrategy: 'cancel query' } as const;
    return (await db.executeQuery(query, options)).rows;
  };
}
