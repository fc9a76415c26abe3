import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Members, living or not, with one of these e-mails or names, and what they sign in with. */
export async function membersLike(
  db: Kysely<Database>,
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
): Promise<{ email: string; password_hash: string; deleted_at: unknown }[]> {
  return db
    .selectFrom('staff_member')
    .select(['email', 'password_hash', 'deleted_at'])
    .where(sql<boolean>`lower(email) = any(${emails}::text[]) or name = any(${names}::text[])`)
    .orderBy('id')
    .execute();
}

export async function hasOrders(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}
