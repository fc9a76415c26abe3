import type { Failure } from '@pabean/api-client';
import { addTeamMember, updateTeamMember } from '@pabean/api-client/contract';
import type { Role } from '@pabean/domain';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { rememberPassword } from './set-passwords.ts';
import { currentTeam, loadTeam, sameEmail, type TeamMember } from './team-store.ts';

export type MemberPayload = { name: string; email: string; password: string; type: Role };

/** Adds a member; the new list tells the id that its password is remembered under. */
export async function addMember(payload: MemberPayload): Promise<Failure | null> {
  const result = await call(addTeamMember, { body: payload });
  if (!result.ok) {
    // Who has the e-mail already may be this member, of a try whose answer was lost: the list tells.
    if (result.httpStatus === 409) void loadTeam();
    return fail(result);
  }
  notify.success(result.message);
  void reloadWith(payload);
  return null;
}

/**
 * Changes a member; an empty password keeps the old one, and so does a field that says what stood there
 * before.
 */
export async function changeMember(
  before: TeamMember,
  payload: MemberPayload,
): Promise<Failure | null> {
  const { id: tmId, name, email, type } = before;
  const body = { ...payload, tmId, seen: { name, email, type } };
  const result = await call(updateTeamMember, { body });
  if (!result.ok) return fail(result);
  notify.success(result.message);
  const { ownEmail } = currentTeam();
  const oneself = ownEmail !== null && sameEmail(before.email, ownEmail);
  // The server has just ended this person's sessions: the way to the sign-in, without an error.
  if (oneself && (payload.password !== '' || payload.type !== before.type)) {
    clearSession();
    return null;
  }
  void reloadWith(payload);
  return null;
}

/** After the list is fresh: shows the new password, if one was set and the screen is still there. */
async function reloadWith({ email, password }: MemberPayload): Promise<void> {
  await loadTeam();
  const saved = currentTeam().members.find((member) => sameEmail(member.email, email));
  if (saved !== undefined && password !== '') rememberPassword(saved.id, password);
}

function fail(failure: Failure): Failure {
  notify.failure(failure);
  return failure;
}
