import type { ProcessStatus } from '@pabean/domain';
import type { UpdateObject } from 'kysely';
import { unlessCompleted } from '../../db/queries/documents.ts';
import { marksBehind } from '../../db/queries/seen-marks.ts';
import type { Database } from '../../db/schema.ts';

type Fields = Omit<UpdateObject<Database, 'orders'>, 'process_status'>;

/** Nothing of the conversation waits for staff any more: the order is deleted. */
export const noMarks = { answered_at: null, wrote_at: null, no_answer_at: null } as const;

/** Of what the traveller wrote nothing was read by the change: it waits on. */
export const unreadMarks = { no_answer_at: null } as const;

/**
 * What a move leaves of the marks: what nobody has read waits on, unless the work ends.
 * @param newestEntry the newest entry of the conversation that the mover saw, null for none; undefined where they
 * saw no conversation, as in a list
 */
export const marksOfMove = (to: ProcessStatus, newestEntry: number | null | undefined): Fields => {
  if (to === 'Deleted') return noMarks;
  return newestEntry === undefined
    ? unreadMarks
    : { ...unreadMarks, ...marksBehind(newestEntry ?? 0) };
};

/**
 * What a new status sets besides itself: completing records when and by whom (decisions).
 * @param marks what it leaves of the marks; each change says so, as none may end what nobody has read
 */
export function statusFields<Status extends ProcessStatus>(
  to: Status,
  memberId: number | null,
  marks: Fields,
): Fields & { readonly process_status: Status } {
  const now = new Date().toISOString();
  return {
    process_status: to,
    status_since: now,
    ...marks,
    ...(to === 'Completed' && { processing_date: now.slice(0, 10), processed_by: memberId }),
  };
}

/** What a document sets: it completes its order, unless it takes the place of another. */
export function documentFields(
  memberId: number,
  marks: Fields,
): Fields & { readonly process_status: 'Completed' } {
  const now = new Date().toISOString();
  return {
    ...statusFields('Completed', memberId, marks),
    status_since: unlessCompleted('status_since', now),
    processing_date: unlessCompleted('processing_date', now.slice(0, 10)),
    processed_by: unlessCompleted('processed_by', memberId),
  };
}
