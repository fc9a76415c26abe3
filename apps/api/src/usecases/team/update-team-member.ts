import type { Kysely } from 'kysely';
import { requireGoodPassword } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { Refusal } from '../../core/refusal.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { changeMember, lockTeam } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { requireSession } from '../sign-in/session-over.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';
import { memberChangeEvents } from '../staff-events/member-change.ts';
import type { NewTeamMember } from './add-team-member.ts';
import {
  requireFreeEmail,
  requireMayManage,
  requireMember,
  requireOtherAdmin,
} from './team-rules.ts';

/** What a member is to be from now on; an empty password keeps the old one. */
export interface TeamMemberUpdate extends NewTeamMember {
  readonly id: string;
  /** What the form began with; without it every field is set. */
  readonly seen?: MemberFields | undefined;
}

type MemberFields = Pick<NewTeamMember, 'name' | 'email' | 'type'>;

/**
 * The member with what a form has changed. What somebody else set meanwhile stays: a form that was opened
 * before would give back a type that was taken away.
 * @throws Refusal 409 where both changed the same field, and not alike
 */
function withChanges(
  member: MemberFields,
  { name, email, type }: MemberFields,
  seen: MemberFields | undefined,
): MemberFields {
  const wish = { name, email, type };
  if (seen === undefined) return wish;
  for (const field of ['name', 'email', 'type'] as const) {
    const isTheirs = member[field] !== seen[field] && member[field] !== wish[field];
    if (!isTheirs || wish[field] === seen[field]) continue;
    const message = `Someone has set this to ${member[field]} in the meantime. Check it and save again.`;
    throw new Refusal(409, message, { errors: [{ path: field, message }] });
  }
  const merged = <Field extends keyof MemberFields>(field: Field) =>
    wish[field] === seen[field] ? member[field] : wish[field];
  return { name: merged('name'), email: merged('email'), type: merged('type') };
}

/** Changes a member. A new password or another type ends the member's sessions at once (spec, Safety). */
export async function updateTeamMember(
  db: Kysely<Database>,
  by: MemberRequest,
  { id, password, seen, ...form }: TeamMemberUpdate,
): Promise<void> {
  if (password !== '') await requireGoodPassword(password, form, 'password');
  const passwordHash = password === '' ? null : await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    await requireSession(trx, by.member);
    const member = await requireMember(trx, id);
    requireMayManage(by.member.type, member.type);
    const next = withChanges(member, form, seen);
    requireMayManage(by.member.type, next.type);
    if (next.type !== 'Admin') await requireOtherAdmin(trx, member);
    await requireFreeEmail(trx, next.email, member.id);
    await changeMember(trx, member.id, {
      ...next,
      ...(passwordHash !== null && { passwordHash }),
    });
    if (passwordHash !== null || next.type !== member.type) await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(
      trx,
      memberActor(by.member, by),
      memberChangeEvents(member, next, passwordHash !== null),
    );
  });
}
