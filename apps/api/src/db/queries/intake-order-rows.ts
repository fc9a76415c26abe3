import type { IntakeOrder, SchemeValue } from '@pabean/api-client/contract';
import {
  type DeclarationKey,
  declarationKeys,
  type FamilyFieldKey,
  type FileByRules,
  familyFieldKeys,
  nationalityCodeOf,
  type OrderFieldKey,
  type OrderFieldValues,
  orderFieldKeys,
  orderFields,
  plannedProcessingDate,
  processMonth,
  type SchemeFieldValues,
} from '@pabean/domain';
import { checkColumns } from '../../core/checks/check-columns.ts';
import { clockColumns } from '../../core/clock-columns.ts';
import type { StoredSchemeFields } from '../schema-columns.ts';
import type { Row } from './intake-rows.ts';

/** The row of an order that has just come in, checked as of a moment. */
export function orderRow(
  order: IntakeOrder,
  orderId: string,
  now: string,
  checkedAt: string,
  fileBy: FileByRules,
): Row<'orders'> {
  const createdAt = order.created_at ?? now;
  const place = order.place_of_arrival ?? null;
  const planned = plannedProcessingDate({ doa: order.doa, place, createdAt });
  const fields = fieldValues(order);
  return {
    order_id: orderId,
    process_status: order.paid ? 'New' : 'Pending',
    processing_mode: order.processing_mode,
    status_since: createdAt,
    ...fields,
    nationality_code: nationalityCodeOf(order.nationality) ?? '',
    ...(order.paid && { paid_at: createdAt }),
    source: filled(order.purchase.utm_source),
    process_month: processMonth(planned),
    processing_date: planned,
    created_at: createdAt,
    ...clockColumns({ doa: order.doa, place }, fileBy),
    scheme: order.scheme ?? null,
    scheme_fields: storedSchemeFields(order.scheme_fields),
    ...checkColumns(
      {
        created_at: createdAt,
        fields,
        family: order.familyMember,
        answers: order.importingGoods,
        goods: order.goodsDetails,
        scheme: order.scheme_fields as SchemeFieldValues,
      },
      new Date(checkedAt),
    ),
  };
}

/** The fields that were filled in, as their columns keep them. None of these has a default: empty is null. */
function fieldValues(order: IntakeOrder): Partial<OrderFieldValues> {
  const values: Record<string, string | number> = {};
  for (const key of orderFieldKeys) {
    const value = storedField(key, order[key]);
    if (value !== null) values[key] = value;
  }
  return values as Partial<OrderFieldValues>;
}

/** A field's value as its column keeps it. */
export function storedField(
  key: OrderFieldKey,
  value: string | number | null | undefined,
): string | number | null {
  // A decimal travels as text: a number of JavaScript would round it.
  if (typeof value === 'number' && orderFields[key].kind !== 'count') return String(value);
  return value === '' || value === undefined ? null : value;
}

/** Fields of the scheme without those that were left empty; null for none. */
export function storedSchemeFields(
  values: Readonly<Record<string, SchemeValue | undefined>>,
): StoredSchemeFields | null {
  const entries = Object.entries(values).filter(([, value]) => (value ?? '') !== '');
  return entries.length === 0 ? null : (Object.fromEntries(entries) as StoredSchemeFields);
}

/** The people who travel along, in the order they were named. */
export function familyRows(
  { familyMember }: Pick<IntakeOrder, 'familyMember'>,
  orderPk: number,
): Row<'order_family_member'>[] {
  return familyMember.map((person, position) => ({
    order_pk: orderPk,
    position,
    ...familyValues(person),
  }));
}

/** A person with every field, as the columns keep them. */
export function familyValues(person: IntakeOrder['familyMember'][number]) {
  return Object.fromEntries(familyFieldKeys.map((key) => [key, filled(person[key])])) as Record<
    FamilyFieldKey,
    string | null
  >;
}

/** The eight answers; what was not answered is "No". */
export function declarationRow(order: IntakeOrder, orderPk: number): Row<'order_declaration'> {
  const answers = Object.fromEntries(
    declarationKeys.map((key) => [key, order.importingGoods[key] === 'Yes']),
  ) as Record<DeclarationKey, boolean>;
  return { order_pk: orderPk, ...answers, goods_details: storedDetails(order.goodsDetails) };
}

/** Item fields without those that were left empty. */
export function storedDetails(details: IntakeOrder['goodsDetails']) {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== ''),
  );
}

/** What the traveller drew, if the shop sent it. */
export function signatureRows(
  order: IntakeOrder,
  orderPk: number,
  now: string,
): Row<'order_signature'>[] {
  const drawn = filled(order.signature);
  if (drawn === null) return [];
  return [{ order_pk: orderPk, data_url: drawn, created_at: order.created_at ?? now }];
}

/** What the shop knew when the traveller paid, if it said anything. */
export function purchaseRows({ purchase }: IntakeOrder, orderPk: number): Row<'order_purchase'>[] {
  return Object.keys(purchase).length === 0 ? [] : [{ order_pk: orderPk, evidence: purchase }];
}

/** An empty text says as much as no text; the database knows only the latter. */
export function filled(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
