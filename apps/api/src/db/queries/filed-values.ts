import type { CorrectedValue } from '@pabean/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

interface Filed {
  readonly orderPk: number;
  /** The document that stands now; null while the authority has not answered. */
  readonly documentId: string | null;
  /** When the declaration went to the authority, ISO 8601; null for any time before the document. */
  readonly since: string | null;
}

/** Of each field the value before its first correction since. */
const before = statement<Filed, { field: string; before: CorrectedValue }>((db, value) =>
  db
    .selectFrom('order_correction as c')
    .distinctOn('c.field')
    .select(['c.field', 'c.before'])
    .where('c.order_pk', '=', value('orderPk'))
    .where(sql<boolean>`c.document_id is not distinct from ${value('documentId')}::uuid`)
    .where(sql<boolean>`c.at >= coalesce(${value('since')}::timestamptz, '-infinity')`)
    .orderBy('c.field')
    .orderBy('c.id'),
);

/** What was filed of the fields that were corrected since, by the names of corrections. */
export async function filedValues(
  db: Kysely<Database>,
  filed: Filed,
): Promise<Map<string, CorrectedValue>> {
  const rows = await before(db, filed);
  return new Map(rows.map((row) => [row.field, row.before]));
}
