import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** The letters with the document that the traveller asked for in the last day, latest first. */
export async function lettersAskedFor(db: Kysely<Database>, orderPk: number) {
  return db
    .selectFrom('mail_message')
    .select([
      'id',
      'recipient',
      'state',
      'document_id',
      sql<number>`extract(epoch from now() - created_at)::float8`.as('age'),
    ])
    .where('order_pk', '=', orderPk)
    .where('kind', '=', 'resend')
    .where('created_by', 'is', null)
    .where('state', '<>', 'failed')
    .where(sql<SqlBool>`created_at > now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** When a letter was handed over; null while it waits. */
export async function handedOverAt(db: Kysely<Database>, mailId: string): Promise<string | null> {
  const mail = await db
    .selectFrom('mail_message')
    .select('sent_at')
    .where('id', '=', mailId)
    .executeTakeFirst();
  return mail?.sent_at ?? null;
}
