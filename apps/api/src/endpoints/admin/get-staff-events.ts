import type { Call } from '@pabean/api-client/contract';
import { listStaffEvents } from '../../db/queries/staff-events.ts';
import type { Handler } from '../../http/context.ts';

/** One page of what the staff did beside their work on orders, newest first. For Admins. */
export const getStaffEvents: Handler<Call<'getStaffEvents'>> = async ({ query }, { services }) => {
  const { page, limit, memberId, kind } = query;
  const { rows, total } = await listStaffEvents(services.db, {
    memberId: memberId === undefined ? undefined : Number(memberId),
    kind,
    offset: (page - 1) * limit,
    limit,
  });
  return {
    message: 'Staff events.',
    data: rows.map(({ at, actor_id, subject_id, ...row }) => ({
      ...row,
      create_ts: at,
      actor_id: textOf(actor_id),
      subject_id: textOf(subject_id),
    })),
    total,
  };
};

function textOf(id: number | null): string | null {
  return id === null ? null : String(id);
}
