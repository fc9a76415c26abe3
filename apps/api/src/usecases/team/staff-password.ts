import type { Kysely } from 'kysely';
import { passwordWeakness } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { changeMember, listMembers, lockTeam, type TeamMember } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { operatorActor } from '../staff-events/actors.ts';

/** @throws ExpectedFailure that names the Admins when no living member signs in with this e-mail */
export async function memberOfEmail(db: Kysely<Database>, email: string): Promise<TeamMember> {
  const members = await listMembers(db);
  const address = email.trim().toLowerCase();
  const member = members.find((one) => one.email.toLowerCase() === address);
  if (member !== undefined) return member;
  const admins = members.filter(({ type }) => type === 'Admin').map((one) => one.email);
  throw new ExpectedFailure(
    `There is no team member with the e-mail ${email}. Admins: ${admins.join(', ') || 'none'}.`,
  );
}

/**
 * Sets a member's password as the operator of the machine, for a member whom nobody in the back
 * office can help any more. Ends the member's sessions and stands among the staff events.
 * @throws ExpectedFailure when the password may not be set
 */
export async function setPasswordAsOperator(
  db: Kysely<Database>,
  member: TeamMember,
  password: string,
): Promise<void> {
  const weakness = await passwordWeakness(password, member);
  if (weakness !== null) throw new ExpectedFailure(weakness);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    await changeMember(trx, member.id, { passwordHash });
    await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(trx, operatorActor, [{ kind: 'password-changed', subject: member }]);
  });
}
