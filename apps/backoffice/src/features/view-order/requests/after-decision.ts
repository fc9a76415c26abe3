import type { Failure } from '@pabean/api-client';
import { refreshCounts } from '../../../shared/counts/counts-store.ts';
import { notify } from '../../../shared/notify.ts';
import { forgetUndo } from '../../../shared/orders/undo-store.ts';
import { draftFailed } from '../failed.ts';
import { reloadOrder } from '../order-store.ts';

type Decided = Failure | { readonly ok: true; readonly message: string };

/** The form that a decision was made in. */
export interface DecisionForm {
  readonly setErrors: (errors: Record<string, string>) => void;
  readonly onClose: () => void;
}

/**
 * Ends a decision: neither it nor the change before it is taken back then. What somebody else decided
 * meanwhile is shown with the order as it is.
 * @returns why it did not work, for the form; undefined when it did or a field says so
 */
export async function afterDecision(
  result: Decided,
  { setErrors, onClose }: DecisionForm,
): Promise<string | undefined> {
  if (result.ok) {
    forgetUndo();
    notify.success(result.message);
    onClose();
    void refreshCounts();
    await reloadOrder();
    return;
  }
  if (result.errors.length > 0) {
    setErrors(Object.fromEntries(result.errors.map(({ path, message }) => [path, message])));
    return;
  }
  if (result.httpStatus === 409) await reloadOrder();
  return draftFailed(result);
}
