import { type MarkSince, type RowMark, rowMarks } from '@pabean/domain';
import type { ListedOrder } from '../../db/queries/order-lists.ts';

/** A row as the wire carries it: its marks instead of their columns, the most urgent first. */
export function listedOrderView({
  answered_at,
  wrote_at,
  no_answer_at,
  refund_asked_at,
  correction_asked_at,
  error_count,
  warning_count,
  ...row
}: ListedOrder) {
  const since: Record<RowMark, string | null> = {
    refundAsked: refund_asked_at,
    wrote: wrote_at,
    answered: answered_at,
    correctionAsked: correction_asked_at,
    noAnswer: no_answer_at,
  };
  const marks = rowMarks.flatMap((mark): MarkSince[] => {
    const at = since[mark];
    return at === null ? [] : [{ mark, since: at }];
  });
  return { ...row, marks, errors: error_count ?? 0, warnings: warning_count ?? 0 };
}
