import { canManageMember, type Role } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { findMember, hasOtherAdmin, isEmailTaken, type TeamMember } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';

/** Refuses what a Manager may not do to an Admin: create, edit or delete (spec, Safety). */
export function requireMayManage(actor: Role, type: Role): void {
  if (!canManageMember(actor, type)) {
    throw new Refusal(403, 'Only an Admin may create, edit or delete an Admin.');
  }
}

/** @throws Refusal 404 when there is no living member of this id */
export async function requireMember(db: Kysely<Database>, id: string): Promise<TeamMember> {
  const member = await findMember(db, Number(id));
  if (member === undefined) throw new Refusal(404, 'There is no such team member.');
  return member;
}

/** Call it under the team's lock, so that no other call takes the e-mail in between. */
export async function requireFreeEmail(
  db: Kysely<Database>,
  email: string,
  except?: number,
): Promise<void> {
  if (!(await isEmailTaken(db, email, except))) return;
  const message = 'This e-mail is used by another member.';
  throw new Refusal(409, message, { errors: [{ path: 'email', message }] });
}

/** Keeps the last Admin: only an Admin can make another. Call it under the team's lock. */
export async function requireOtherAdmin(db: Kysely<Database>, member: TeamMember): Promise<void> {
  if (member.type !== 'Admin' || (await hasOtherAdmin(db, member.id))) return;
  throw new Refusal(
    409,
    'This is the last Admin. Please make another member an Admin before this change.',
  );
}
