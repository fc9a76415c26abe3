import { nationalityCodeOf } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

const batch = 1000;

/** Looks up the country of one batch of orders. @returns how many were looked up */
export async function codeNationalityBatch(trx: Transaction<Database>): Promise<number> {
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
    const code = nationalityCodeOf(nationality ?? '') ?? '';
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
}
