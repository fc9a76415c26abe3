import type { Failure } from '@pabean/api-client';
import { labelOfMark } from '@pabean/domain';
import { currentOrder, type OrderDetail, reloadOrder } from '../order-store.ts';

/** An error that stands in an order. */
export interface OpenError {
  /** Missing where only the server's words are known. */
  readonly rule?: string;
  readonly label?: string;
  readonly words: string;
}

/** The errors among the marks of an order. */
export const openErrorsOf = ({ checks }: OrderDetail): OpenError[] =>
  (checks?.marks ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, field, words }) => ({ rule, label: labelOfMark(field), words }));

type Answer = Failure | { readonly ok: true };

/** Whether the server did not file for want of a reason. */
export const reasonMissing = (answer: Answer): boolean =>
  !answer.ok &&
  answer.httpStatus === 409 &&
  answer.errors.some(({ path }) => path === 'errorsReason');

/** The errors as they are now, on the page too; the server's words where it could not be loaded again. */
export async function freshErrors(orderId: string, refusal: Answer): Promise<OpenError[]> {
  const failure = await reloadOrder();
  const order = currentOrder();
  if (failure === null && order?.order_id === orderId) {
    const errors = openErrorsOf(order);
    if (errors.length > 0) return errors;
  }
  return (refusal.ok ? [] : refusal.errors)
    .filter(({ path }) => path === 'errorsReason')
    .map(({ message }) => ({ words: message }));
}
