import { countryCodeOf } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

const batch = 1000;

/**
 * Looks up the country of orders that an older version took in: one batch. Orders that are being
 * changed right now wait for the next one.
 * @returns how many were looked up
 */
export function codeNationalities(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('orders')
      .select(['id', 'nationality'])
      .where('nationality_code', 'is', null)
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    const byCode = new Map<string, number[]>();
    for (const { id, nationality } of rows) {
      const code = countryCodeOf(nationality ?? '') ?? '';
      byCode.set(code, [...(byCode.get(code) ?? []), id]);
    }
    for (const [code, ids] of byCode) {
      await trx
        .updateTable('orders')
        .set({ nationality_code: code })
        .where('id', 'in', ids)
        .execute();
    }
    return rows.length;
  });
}
