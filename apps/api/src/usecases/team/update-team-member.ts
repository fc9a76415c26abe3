import type { Kysely } from 'kysely';
import { requireGoodPassword } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { changeMember, lockTeam } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';
import { memberChangeEvents } from '../staff-events/member-change.ts';
import type { NewTeamMember } from './add-team-member.ts';
import {
  requireFreeEmail,
  requireMayManage,
  requireMember,
  requireOtherAdmin,
  requireSession,
} from './team-rules.ts';

/** What a member is to be from now on; an empty password keeps the old one. */
export interface TeamMemberUpdate extends NewTeamMember {
  readonly id: string;
}

/** Changes a member. A new password or another type ends the member's sessions at once (decisions, Safety). */
export async function updateTeamMember(
  db: Kysely<Database>,
  by: MemberRequest,
  { id, name, email, type, password }: TeamMemberUpdate,
): Promise<void> {
  if (password !== '') await requireGoodPassword(password, { name, email }, 'password');
  const passwordHash = password === '' ? null : await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    await requireSession(trx, by.member);
    const member = await requireMember(trx, id);
    requireMayManage(by.member.type, member.type);
    requireMayManage(by.member.type, type);
    if (type !== 'Admin') await requireOtherAdmin(trx, member);
    await requireFreeEmail(trx, email, member.id);
    await changeMember(trx, member.id, {
      name,
      email,
      type,
      ...(passwordHash !== null && { passwordHash }),
    });
    if (passwordHash !== null || type !== member.type) await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(
      trx,
      memberActor(by.member, by),
      memberChangeEvents(member, { name, email, type }, passwordHash !== null),
    );
  });
}
