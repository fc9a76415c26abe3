import type { Kysely } from 'kysely';
import { requireGoodPassword } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { changeMember, lockTeam } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { requireSession } from '../sign-in/session-over.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';

/** Sets one's own password. Every session ends, this one too: whoever knew the old one is out. */
export async function changeOwnPassword(
  db: Kysely<Database>,
  by: MemberRequest,
  newPassword: string,
): Promise<void> {
  const { member } = by;
  await requireGoodPassword(newPassword, member, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    await requireSession(trx, member);
    await changeMember(trx, member.id, { passwordHash });
    await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(trx, memberActor(member, by), [
      { kind: 'password-changed', subject: member },
    ]);
  });
}
