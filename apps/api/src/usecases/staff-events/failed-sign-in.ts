import type { Kysely } from 'kysely';
import { takeTry } from '../../db/queries/rate-limit.ts';
import { recordStaffEvents, type StaffActor } from '../../db/queries/staff-events.ts';
import type { Database } from '../../db/schema.ts';

const hour = 60 * 60;
/** A row is kept for ever: whoever guesses must not fill the disk with them. */
const mostInAnHour = 1000;

/**
 * Records that somebody could not sign in: for which member, if there is one of that e-mail. What
 * was typed is never kept, for people type their password into the wrong field. After 1,000 in an
 * hour one more row says that the others of that hour are not recorded.
 */
export async function recordFailedSignIn(
  db: Kysely<Database>,
  actor: StaffActor,
  member: { readonly id: number; readonly name: string; readonly email: string } | undefined,
): Promise<void> {
  const { tries } = await takeTry(db, 'staff event sign-in-failed', hour);
  if (tries > mostInAnHour + 1) return;
  const detail = tries > mostInAnHour ? { othersNotRecorded: true } : emailOf(member);
  await db
    .transaction()
    .execute((trx) =>
      recordStaffEvents(trx, actor, [{ kind: 'sign-in-failed', subject: member ?? null, detail }]),
    );
}

function emailOf(member: { readonly email: string } | undefined) {
  return member === undefined ? {} : { email: member.email };
}
