import type { Role } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** A living member as the team screens show them; the hash stays where it is. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly type: Role;
}

/**
 * Changes of the team happen one at a time, in whatever process: only so can "the last Admin" and
 * "this e-mail is free" still be true when the change is written. Ends with the transaction.
 */
export async function lockTeam(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('team'))`.execute(trx);
}

/** Every living member, by name. */
export async function listMembers(db: Kysely<Database>): Promise<TeamMember[]> {
  return living(db).orderBy(sql`lower(name)`).orderBy('id').execute();
}

export async function findMember(
  db: Kysely<Database>,
  id: number,
): Promise<TeamMember | undefined> {
  return living(db).where('id', '=', id).executeTakeFirst();
}

/** Whether a living member other than `except` signs in with this e-mail, whatever its case. */
export async function isEmailTaken(
  db: Kysely<Database>,
  email: string,
  except?: number,
): Promise<boolean> {
  const other = await living(db)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? 0))
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether a living Admin other than this member exists. */
export async function hasOtherAdmin(db: Kysely<Database>, id: number): Promise<boolean> {
  const other = await living(db)
    .where('type', '=', 'Admin')
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export async function hasMembers(db: Kysely<Database>): Promise<boolean> {
  return (await living(db).limit(1).executeTakeFirst()) !== undefined;
}

/** Adds a living member. @returns the id */
export async function addMember(
  db: Kysely<Database>,
  member: { name: string; email: string; type: Role; passwordHash: string },
): Promise<number> {
  const { passwordHash, ...rest } = member;
  const { id } = await db
    .insertInto('staff_member')
    .values({ ...rest, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what is given and leaves the rest. */
export async function changeMember(
  db: Kysely<Database>,
  id: number,
  change: { name?: string; email?: string; type?: Role; passwordHash?: string },
): Promise<void> {
  const { passwordHash, ...rest } = change;
  await db
    .updateTable('staff_member')
    .set({ ...rest, ...(passwordHash !== undefined && { password_hash: passwordHash }) })
    .where('id', '=', id)
    .execute();
}

/** Soft: orders and history go on naming the member. */
export async function retireMember(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('staff_member')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

function living(db: Kysely<Database>) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'type'])
    .where('deleted_at', 'is', null);
}
