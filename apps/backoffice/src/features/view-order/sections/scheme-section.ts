import {
  type AskedField,
  correctionWay,
  missingToFile,
  type Scheme,
  schemeFieldKeys,
  schemeOf,
  schemes,
  schemeText,
} from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

const isSchemeField = ({ field }: AskedField) =>
  (schemeFieldKeys as readonly string[]).includes(field);

/** How many of the scheme's own fields are known. */
export const schemeFieldCount = ({ scheme_fields: values }: OrderDetail): number =>
  schemeFieldKeys.filter((key) => schemeText(key, values[key]) !== '').length;

/** The declaration that the order needs: the one that the shop asked for, or by its day of arrival. */
export function schemeOfOrder({ scheme, doa, created_at: created }: OrderDetail): Scheme {
  const chosen = schemes.findLast(({ id }) => id === scheme);
  return chosen ?? schemeOf(null, doa ?? created.slice(0, 10));
}

/** Whether the declaration that this order needs asks for them, or some came in all the same. */
export function asksSchemeFields(order: OrderDetail): boolean {
  return schemeFieldCount(order) > 0 || schemeOfOrder(order).fields.some(isSchemeField);
}

/** What is still missing to file; undefined where nothing is to be filed, or its scheme asks for no more. */
export function stillToFile(order: OrderDetail) {
  const way = correctionWay(order.process_status, order.uploadDoc !== null);
  if (way !== 'save' || !asksSchemeFields(order)) return undefined;
  return missingToFile(schemeOfOrder(order), {
    fields: { ...order },
    scheme: order.scheme_fields,
    declaresCash: order.importingGoods.currency === 'Yes',
  });
}
