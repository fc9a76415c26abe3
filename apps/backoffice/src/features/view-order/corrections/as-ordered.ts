import type { CorrectedValue } from '@pabean/api-client/contract';
import { orderFieldKeys } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

type Correction = OrderDetail['corrections'][number];

/** The value before the first of these corrections of a field; undefined when there is none. */
const before = (field: string, corrections: readonly Correction[]): CorrectedValue | undefined =>
  corrections.findLast((correction) => correction.field === field)?.before;

/** What came in where it was corrected since. */
export const asOrdered = (field: string, { corrections }: OrderDetail) =>
  before(field, corrections);

/** What stood there when the document was approved, where it was corrected since. */
export const asApproved = (field: string, { corrections }: OrderDetail) =>
  before(
    field,
    corrections.filter(({ after_approval }) => after_approval),
  );

/** The fields of an order as they came in; what is no field stays as it is. */
export function orderAsOrdered(order: OrderDetail): OrderDetail {
  const entries = orderFieldKeys.flatMap((key) => {
    const value = asOrdered(key, order);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...order, ...(Object.fromEntries(entries) as Partial<OrderDetail>) };
}
