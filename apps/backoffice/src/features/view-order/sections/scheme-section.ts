import { type AskedField, schemeFieldKeys, schemeOf, schemeText } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

const isSchemeField = ({ field }: AskedField) =>
  (schemeFieldKeys as readonly string[]).includes(field);

/** How many of the scheme's own fields are known. */
export const schemeFieldCount = ({ scheme_fields: values }: OrderDetail): number =>
  schemeFieldKeys.filter((key) => schemeText(key, values[key]) !== '').length;

/** Whether the declaration that this order needs asks for them, or some came in all the same. */
export function asksSchemeFields(order: OrderDetail): boolean {
  if (schemeFieldCount(order) > 0) return true;
  if (order.scheme !== null) return order.scheme === 'all-indonesia';
  return schemeOf(null, order.doa ?? order.created_at.slice(0, 10)).fields.some(isSchemeField);
}
