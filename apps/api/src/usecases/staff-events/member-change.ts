import type { StaffEvent } from '../../db/queries/staff-events.ts';
import type { TeamMember } from '../../db/queries/team.ts';

/** The events of a change to a member: one for what is different, one for a new password. */
export function memberChangeEvents(
  before: TeamMember,
  after: Omit<TeamMember, 'id'>,
  hasNewPassword: boolean,
): StaffEvent[] {
  const subject = { id: before.id, name: after.name };
  const detail = {
    ...(before.name !== after.name && { nameBefore: before.name, name: after.name }),
    ...(before.email !== after.email && { emailBefore: before.email, email: after.email }),
    ...(before.type !== after.type && { typeBefore: before.type, type: after.type }),
  };
  return [
    ...(Object.keys(detail).length > 0
      ? [{ kind: 'member-changed', subject, detail } as const]
      : []),
    ...(hasNewPassword ? [{ kind: 'password-changed', subject } as const] : []),
  ];
}
