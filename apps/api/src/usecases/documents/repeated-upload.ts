import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { findDocument } from '../../db/queries/documents.ts';
import type { Database } from '../../db/schema.ts';

const usedKey = 'Something else was sent with this key, so your document was not stored.';
const replaced =
  'Another document has taken the place of this one since. To have this one back, please send it again.';

/**
 * Whether the same file came before with the same key: the answer to it was not heard, and it is sent again.
 * @param id what the press makes (`idOfPress`)
 * @throws Refusal 409 where another file has the key, or the document is the order's no more: to call it
 * stored would lose it. With another key it is stored.
 */
export async function isRepeatedUpload(
  db: Kysely<Database>,
  id: string,
  { sha256 }: { readonly sha256: string },
): Promise<boolean> {
  const earlier = await findDocument(db, id);
  if (earlier === undefined) return false;
  if (earlier.sha256 !== sha256) throw refusal(usedKey);
  if (earlier.replaced_at !== null) throw refusal(replaced);
  return true;
}

const refusal = (message: string) =>
  new Refusal(409, message, { errors: [{ path: 'key', message }] });
