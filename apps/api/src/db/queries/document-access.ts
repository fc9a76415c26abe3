import type { Insertable, Kysely } from 'kysely';
import type { Database, DocumentAccessTable } from '../schema.ts';

/** One time that a document was fetched, or that a program pressed Download Now. */
export type NewAccess = Insertable<DocumentAccessTable>;

/** Appends to what is known of a document's readers; travellers are never shown it. */
export async function recordAccess(db: Kysely<Database>, access: NewAccess): Promise<void> {
  await db.insertInto('document_access').values(access).execute();
}
