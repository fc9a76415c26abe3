import type { OrderField, OrderFieldKind, OrderSection } from './order-field.ts';
import { type OrderFieldKey, orderFieldKeys, orderFields } from './order-fields.ts';

/** What a field of this kind is once it is stored. */
export type StoredValue<Kind extends OrderFieldKind> = Kind extends 'count' ? number : string;

/** An order's fields as they are stored and sent; null where nothing came in. */
export type OrderFieldValues = {
  [Key in OrderFieldKey]: StoredValue<(typeof orderFields)[Key]['kind']> | null;
};

/** The fields of one section of View Order, those that are shown beside another left out. */
export function fieldsOfSection(section: OrderSection): OrderFieldKey[] {
  return orderFieldKeys.filter((key) => {
    const field: OrderField = orderFields[key];
    return field.section === section && field.shownWith === undefined;
  });
}

/** The fields that erasing an order removes. */
export const personalFieldKeys: readonly OrderFieldKey[] = orderFieldKeys.filter(
  (key) => orderFields[key].personal,
);

/** The fields of which a defence pack may print anything. */
export type PackFieldKey = {
  [Key in OrderFieldKey]: (typeof orderFields)[Key]['pack'] extends 'nothing' ? never : Key;
}[OrderFieldKey];

/** Whether a defence pack may print anything of a field. */
export const mayPrint = (key: OrderFieldKey): key is PackFieldKey =>
  orderFields[key].pack !== 'nothing';
