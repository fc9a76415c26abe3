import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** How a key stands. The key itself is nowhere. */
export interface IntakeKey {
  readonly name: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
}

/** A key that is not revoked. */
export function findIntakeKey(db: Kysely<Database>, digest: string) {
  return db
    .selectFrom('intake_key')
    .select([
      'id',
      'name',
      sql<boolean>`coalesce(last_used_at < now() - interval '1 hour', true)`.as('isStale'),
    ])
    .where('digest', '=', digest)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function noteIntakeKeyUse(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('intake_key')
    .set({ last_used_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** @returns false when a key of this name works already */
export async function insertIntakeKey(
  db: Kysely<Database>,
  key: { name: string; digest: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('intake_key')
    .values(key)
    .onConflict((conflict) => conflict.column('name').where('revoked_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false when no key of this name works */
export async function revokeIntakeKey(db: Kysely<Database>, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('intake_key')
    .set({ revoked_at: new Date() })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** All keys, those that work first. */
export function listIntakeKeys(db: Kysely<Database>): Promise<IntakeKey[]> {
  return db
    .selectFrom('intake_key')
    .select(['name', 'created_at', 'revoked_at', 'last_used_at'])
    .orderBy(sql`revoked_at is not null`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
