import type { Role } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** The living member of an e-mail address, with the hash that a sign-in is checked against. */
export async function findMemberForLogin(
  db: Kysely<Database>,
  email: string,
): Promise<
  { id: number; name: string; email: string; type: Role; password_hash: string } | undefined
> {
  return db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'type', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
