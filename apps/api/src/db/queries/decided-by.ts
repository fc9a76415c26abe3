import type { Member } from '../../core/member.ts';

/** By whom and when a request of a traveller is decided, for the row that keeps it. */
export const decidedBy = (member: Member) => ({
  decided_by: member.id,
  decided_name: member.name,
  decided_at: new Date(),
});
