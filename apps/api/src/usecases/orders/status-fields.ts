import type { ProcessStatus } from '@pabean/domain';
import type { Updateable } from 'kysely';
import type { OrdersTable } from '../../db/schema.ts';

/** What of the conversation waited for staff does so no more once they moved the order. */
export const noMarks = { answered_at: null, wrote_at: null, no_answer_at: null } as const;

/** What a new status sets besides itself: completing records when and by whom (decisions). */
export function statusFields<Status extends ProcessStatus>(
  to: Status,
  memberId: number | null,
): Updateable<OrdersTable> & { readonly process_status: Status } {
  const now = new Date().toISOString();
  return {
    process_status: to,
    status_since: now,
    ...noMarks,
    ...(to === 'Completed' && { processing_date: now.slice(0, 10), processed_by: memberId }),
  };
}
