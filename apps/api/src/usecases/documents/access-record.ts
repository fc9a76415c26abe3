import type { Kysely } from 'kysely';
import { networkOf } from '../../core/network.ts';
import { type NewAccess, recordAccess } from '../../db/queries/document-access.ts';
import type { Database } from '../../db/schema.ts';
import { countTry } from '../limits/rate-limit.ts';

/** Rows of one document, network, kind of visitor and member that an hour may bring. */
const rowsAnHour = { person: 30, prefetch: 1, robot: 1 };

/**
 * Records that a document was fetched. A program that fetches it over and over, or a person who
 * makes one do so, is a row or some of them and no flood: the file comes all the same.
 */
export async function noteDocumentAccess(db: Kysely<Database>, access: NewAccess): Promise<void> {
  const { document_id, ip, kind, permission, member_id = null } = access;
  const key = [document_id, networkOf(ip), kind, permission, member_id].join(' ');
  const { tries } = await countTry(db, { name: 'document access', key, seconds: 3600 });
  if (tries <= rowsAnHour[kind]) await recordAccess(db, access);
}
