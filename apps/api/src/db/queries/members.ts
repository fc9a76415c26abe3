import type { Role } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * The password hash of a member as it stands; nobody changes it until the transaction is through.
 * Undefined where the member is gone.
 */
export async function holdPasswordOf(
  trx: Transaction<Database>,
  memberId: number,
): Promise<string | undefined> {
  const member = await trx
    .selectFrom('staff_member')
    .select('password_hash')
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return member?.password_hash;
}

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
