import type { CorrectedValue } from '@pabean/api-client/contract';
import {
  answerName,
  type DeclarationKey,
  declarationKeys,
  orderFieldKeys,
  type SchemeFieldKey,
  schemeFieldKeys,
  schemeFieldName,
} from '@pabean/domain';
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

/** An order as it came in: its fields, its family, its answers and their details. */
export function orderAsOrdered(order: OrderDetail): OrderDetail {
  const corrected = (keys: readonly string[], nameOf = (key: string) => key) =>
    keys.flatMap((key) => {
      const value = asOrdered(nameOf(key), order);
      return value === undefined ? [] : [[key, value] as const];
    });
  const fields = corrected([...orderFieldKeys, 'familyMember']);
  const answers = corrected(declarationKeys, (key) => answerName(key as DeclarationKey));
  const scheme = corrected(schemeFieldKeys, (key) => schemeFieldName(key as SchemeFieldKey));
  // Nothing had been declared before a member did.
  const details = asOrdered('goodsDetails', order);
  return {
    ...order,
    ...(Object.fromEntries(fields) as Partial<OrderDetail>),
    importingGoods: { ...order.importingGoods, ...Object.fromEntries(answers) },
    scheme_fields: { ...order.scheme_fields, ...Object.fromEntries(scheme) } as SchemeFields,
    goodsDetails: details === undefined ? order.goodsDetails : ((details ?? {}) as GoodsDetails),
  };
}

type GoodsDetails = OrderDetail['goodsDetails'];
type SchemeFields = OrderDetail['scheme_fields'];
