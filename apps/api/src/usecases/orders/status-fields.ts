import type { ProcessStatus } from '@pabean/domain';
import type { Updateable } from 'kysely';
import type { OrdersTable } from '../../db/schema.ts';

/** What a new status sets besides itself: completing records when and by whom (decisions). */
export function statusFields<Status extends ProcessStatus>(
  to: Status,
  memberId: number | null,
): Updateable<OrdersTable> & { readonly process_status: Status } {
  const now = new Date().toISOString();
  return {
    process_status: to,
    status_since: now,
    ...(to === 'Completed' && { processing_date: now.slice(0, 10), processed_by: memberId }),
  };
}
