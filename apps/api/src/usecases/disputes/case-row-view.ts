import type { DisputeRow } from '@pabean/api-client/contract';
import { findReason, networkName, plainSum } from '@pabean/domain';
import type { ListedDispute } from '../../db/queries/dispute-lists.ts';

/** A case as the desk lists it, but for its evidence. */
export function caseRowView(
  one: ListedDispute,
): Omit<DisputeRow, 'evidence'> & { readonly state_since: string } {
  const reason = findReason(one.network, one.reason_code ?? '', one.sub_reason);
  return {
    dispute_id: one.dispute_id,
    version: one.version,
    gateway_dispute_id: one.gateway_dispute_id,
    order_id: one.order_id,
    full_name: one.full_name,
    gateway: one.gateway,
    network: networkName(one.network),
    reason_code: one.reason_code,
    reason_name: reason?.name ?? null,
    kind: one.kind,
    state: one.state,
    state_since: one.state_since,
    amount: one.amount && plainSum(one.amount, one.currency),
    currency: one.currency,
    opened_at: one.opened_at,
    answer_due_at: one.answer_due_at,
    unsigned: one.unsigned,
    marks: one.marks,
    member:
      one.member_id === null || one.member_name === null
        ? null
        : { id: one.member_id, name: one.member_name },
  };
}
