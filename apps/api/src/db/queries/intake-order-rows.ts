import type { IntakeOrder } from '@pabean/api-client/contract';
import {
  countryCodeOf,
  type DeclarationKey,
  declarationKeys,
  plannedProcessingDate,
  processMonth,
} from '@pabean/domain';
import type { Row } from './intake-rows.ts';

/** The row of an order that has just come in. */
export function orderRow(order: IntakeOrder, orderId: string, now: string): Row<'orders'> {
  const createdAt = order.created_at ?? now;
  const planned = plannedProcessingDate({ doa: order.doa, createdAt });
  return {
    order_id: orderId,
    process_status: order.paid ? 'New' : 'Pending',
    processing_mode: order.processing_mode,
    status_since: createdAt,
    full_name: order.full_name,
    email: order.email,
    confirm_email: filled(order.confirm_email),
    country_code: order.country_code,
    phone_number: order.phone_number,
    passport_number: order.passport_number,
    dob: order.dob,
    nationality: order.nationality,
    nationality_code: countryCodeOf(order.nationality ?? '') ?? '',
    occupation: filled(order.occupation),
    place_of_arrival: order.place_of_arrival,
    doa: order.doa,
    flight_voyage: filled(order.flight_voyage),
    address_in_indonesia: filled(order.address_in_indonesia),
    accompanied_baggage: order.accompanied_baggage ?? null,
    unaccompanied_baggage_select: filled(order.unaccompanied_baggage_select),
    unaccompanied_baggage: order.unaccompanied_baggage ?? null,
    family_members_travelling: order.family_members_travelling ?? null,
    amount: order.amount == null ? null : String(order.amount),
    currency: filled(order.currency),
    transaction_id: filled(order.transaction_id),
    merchant_name: filled(order.merchant_name),
    gateway: filled(order.gateway),
    paid_at: order.paid ? createdAt : null,
    applicant_ip: filled(order.applicant_ip),
    applicant_timezone: filled(order.applicant_timezone),
    process_month: processMonth(planned),
    processing_date: planned,
    created_at: createdAt,
  };
}

/** The people who travel along, in the order they were named. */
export function familyRows(order: IntakeOrder, orderPk: number): Row<'order_family_member'>[] {
  return order.familyMember.map((person, position) => ({
    order_pk: orderPk,
    position,
    family_member_name: person.family_member_name,
    family_passport_number: filled(person.family_passport_number),
    family_nationality: filled(person.family_nationality),
    family_other_nationalities: filled(person.family_other_nationalities),
    family_relationship: filled(person.family_relationship),
  }));
}

/** The eight answers; what was not answered is "No". Item fields that were left empty are dropped. */
export function declarationRow(order: IntakeOrder, orderPk: number): Row<'order_declaration'> {
  const answers = Object.fromEntries(
    declarationKeys.map((key) => [key, order.importingGoods[key] === 'Yes']),
  ) as Record<DeclarationKey, boolean>;
  const details = Object.entries(order.goodsDetails).filter(
    ([, value]) => value !== null && value !== '',
  );
  return { order_pk: orderPk, ...answers, goods_details: Object.fromEntries(details) };
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

/** An empty text says as much as no text; the database knows only the latter. */
export function filled(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
