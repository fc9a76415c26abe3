import { isFiling, type ProcessStatus } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import { fieldsOf, type OpenError, openErrors } from '../../core/checks/open-errors.ts';
import type { ChangeResult, LockedOrder } from '../../db/queries/order-change.ts';
import { standingRefunds } from '../../db/queries/refund-request.ts';
import { keepRemarks } from '../../db/queries/remarks.ts';
import type { Database } from '../../db/schema.ts';

/** What whoever files orders was asked, and said. */
export interface FilingConsent {
  /** They are filed although a refund is asked for, or accepted. */
  readonly confirmRefund?: boolean | undefined;
  /** Why they are filed although errors are open. */
  readonly errorsReason?: string | undefined;
  /** The rules whose errors the member saw; without it, whatever there is. */
  readonly errorsSeen?: readonly string[] | undefined;
}

/** What stands between an order and being filed. */
export interface FilingGate {
  /** Why this order is not filed; null where it may go on. */
  readonly refuse: (order: LockedOrder) => string | null | Promise<string | null>;
  /** What the history says beside the move: how many errors of which rules were open. */
  readonly detail: (order: LockedOrder) => { openErrors?: number; errorRules?: string };
  /** Keeps the reason as a remark of each order that it was needed for, and names errors of the others. */
  readonly passed: (result: ChangeResult) => Promise<ChangeResult>;
}

/** What is not filed is not asked about. */
const open: FilingGate = {
  refuse: () => null,
  detail: () => ({}),
  passed: async (result) => result,
};

/**
 * Whoever files orders is asked once more where a refund is asked for or accepted, because a refund ends the
 * work, and for a reason where an error of the checker is open. The errors are those of the locked row: what
 * was found after the member looked is asked about too.
 */
export function filingGate(
  trx: Transaction<Database>,
  actor: Actor,
  to: ProcessStatus,
  { orderIds, ...consent }: FilingConsent & { readonly orderIds: readonly string[] },
): FilingGate {
  if (!isFiling(to)) return open;
  // Read once the orders are locked: who asks meanwhile waits for them, or has asked before.
  let refunds: ReturnType<typeof standingRefunds> | undefined;
  const refundOf = async ({ order_id }: LockedOrder) => {
    refunds ??= standingRefunds(trx, orderIds);
    return (await refunds).get(order_id);
  };
  const held = new Map<string, readonly OpenError[]>();
  const { errorsReason: reason } = consent;
  return {
    async refuse(order) {
      const refund = consent.confirmRefund ? undefined : await refundOf(order);
      if (refund !== undefined) {
        return `A refund was ${refund === 'asked' ? 'requested' : 'accepted'} for order ${order.order_id}. Please confirm to file it all the same.`;
      }
      const errors = openErrors(order.checked);
      if (errors.length === 0 || isAnswered(errors, consent)) return null;
      held.set(order.order_id, errors);
      return `${inWords(errors)}. Please say why it is filed all the same.`;
    },
    detail(order) {
      const errors = openErrors(order.checked);
      if (errors.length === 0) return {};
      return { openErrors: errors.length, errorRules: rulesOf(errors).join(',') };
    },
    async passed(result) {
      const remarks = result.changed.flatMap((order) => {
        const errors = openErrors(order.checked);
        if (errors.length === 0) return [];
        const remark = `Filed although ${inWords(errors)}: ${reason}`;
        return [{ order_pk: order.id, member_id: actor.id, remark_name: actor.name, remark }];
      });
      const versions = new Map(result.changed.map((order) => [order.id, order.version + 1]));
      await keepRemarks(trx, actor, remarks, versions);
      const skipped = result.skipped.map((one) => {
        const errors = held.get(one.orderId);
        return errors === undefined ? one : { ...one, openErrors: errors };
      });
      return { ...result, skipped };
    },
  };
}

function isAnswered(errors: readonly OpenError[], consent: FilingConsent): boolean {
  if (!consent.errorsReason) return false;
  const { errorsSeen: seen } = consent;
  return seen === undefined || errors.every(({ rule }) => seen.includes(rule));
}

const rulesOf = (errors: readonly OpenError[]) => [...new Set(errors.map(({ rule }) => rule))];

/** `1 error is open (Passport number)`. */
const inWords = (errors: readonly OpenError[]) =>
  `${errors.length === 1 ? '1 error is' : `${errors.length} errors are`} open (${fieldsOf(errors)})`;
