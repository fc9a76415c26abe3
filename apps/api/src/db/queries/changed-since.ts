import { correctableKeys, mayCorrect } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** What was corrected of an order after its document was made. */
export interface ChangedSince {
  /** As corrections name them, in the order in which they were corrected; never a value. */
  readonly fields: string[];
  /** When the last of them was, ISO 8601. */
  readonly at: string;
}

/** What staff alone correct is for letters and for opening the order: no document holds it. */
const notDeclared = correctableKeys('staff').filter((key) => !mayCorrect(key, 'traveller'));

interface Asked {
  readonly orderPk: number;
  readonly documentId: string;
}

/** Each field with the moment of the latest of all. A value that was put back is what the document holds. */
const changed = statement<Asked, { field: string; at: string }>((db, value) =>
  db
    .selectFrom('order_correction as c')
    .select(['c.field', sql<string>`max(max(c.at)) over ()`.as('at')])
    .where('c.order_pk', '=', value('orderPk'))
    .where('c.document_id', '=', value('documentId'))
    .where('c.field', 'not in', notDeclared)
    .groupBy('c.field')
    .having(
      sql<boolean>`(array_agg(c.before order by c.id))[1]
        is distinct from (array_agg(c.after order by c.id desc))[1]`,
    )
    .orderBy(sql`min(c.id)`),
);

/** What an order holds otherwise than its document; null where both hold the same. */
export async function changedSince(
  db: Kysely<Database>,
  orderPk: number,
  documentId: string,
): Promise<ChangedSince | null> {
  const rows = await changed(db, { orderPk, documentId });
  const [first] = rows;
  return first === undefined ? null : { fields: rows.map(({ field }) => field), at: first.at };
}
