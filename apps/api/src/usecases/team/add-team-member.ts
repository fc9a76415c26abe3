import type { Role } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { requireGoodPassword } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { addMember, lockTeam } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { requireSession } from '../sign-in/session-over.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';
import { requireFreeEmail, requireMayManage } from './team-rules.ts';

export interface NewTeamMember {
  readonly name: string;
  readonly email: string;
  readonly type: Role;
  readonly password: string;
}

/**
 * Adds a member of a type that the signed-in member may give.
 * @throws Refusal 403 for such a type, 409 for an e-mail that is taken, 422 for a password that is
 * easily guessed
 */
export async function addTeamMember(
  db: Kysely<Database>,
  by: MemberRequest,
  { name, email, type, password }: NewTeamMember,
): Promise<void> {
  requireMayManage(by.member.type, type);
  await requireGoodPassword(password, { name, email }, 'password');
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    await requireSession(trx, by.member);
    await requireFreeEmail(trx, email);
    const id = await addMember(trx, { name, email, type, passwordHash });
    await recordStaffEvents(trx, memberActor(by.member, by), [
      { kind: 'member-added', subject: { id, name }, detail: { email, type } },
    ]);
  });
}
