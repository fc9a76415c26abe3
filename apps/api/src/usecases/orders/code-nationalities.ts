import type { Kysely } from 'kysely';
import { codeNationalityBatch } from '../../db/queries/nationality-codes.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Looks up the country of orders that an older version took in: one batch. Orders that are being
 * changed right now wait for the next one.
 * @returns how many were looked up
 */
export function codeNationalities(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(codeNationalityBatch);
}
