import type { CorrectedValue } from '@pabean/api-client/contract';
import { type Corrector, declarationKeys, familyFieldKeys, orderFieldKeys } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../schema.ts';
import { insertRows, type Row } from './intake-rows.ts';

/** What of an order can be corrected, locked until the transaction ends; undefined if unknown. */
export async function lockForCorrection(trx: Transaction<Database>, orderId: string) {
  const order = await trx
    .selectFrom('orders')
    .select([
      'id',
      'order_id',
      'version',
      'created_at',
      'process_status',
      'processed_by',
      'erased_at',
      'scheme_fields',
      ...orderFieldKeys,
    ])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const family = await trx
    .selectFrom('order_family_member')
    .select(familyFieldKeys)
    .where('order_pk', '=', order.id)
    .orderBy('position')
    .execute();
  const declaration = await trx
    .selectFrom('order_declaration')
    .select(['goods_details', ...declarationKeys])
    .where('order_pk', '=', order.id)
    .executeTakeFirst();
  return { order, family, declaration };
}

/** An order as a correction finds it. */
export type CorrectableOrder = NonNullable<Awaited<ReturnType<typeof lockForCorrection>>>;

/** Who corrected a field last. */
export interface LastCorrector {
  readonly name: string;
  readonly kind: Corrector;
}

/** The fields that were corrected since a version of the order, each with who did it last. */
export async function correctedSince(
  trx: Transaction<Database>,
  orderPk: number,
  version: number,
): Promise<Map<string, LastCorrector>> {
  const rows = await trx
    .selectFrom('order_correction')
    .select(['field', 'member_name', 'corrected_by'])
    .where('order_pk', '=', orderPk)
    .where('order_version', '>', version)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.field, { name: row.member_name, kind: row.corrected_by }]));
}

/** One corrected field. */
export interface Correction {
  readonly field: string;
  readonly before: CorrectedValue;
  readonly after: CorrectedValue;
}

/** A value as its column takes it; no value is no JSON. */
export const jsonValue = (value: CorrectedValue) => (value === null ? null : JSON.stringify(value));

/** Whether the order has an approved document: filing has begun then, whatever its status. */
export async function hasDocument(trx: Transaction<Database>, orderPk: number): Promise<boolean> {
  return (await currentDocument(trx, orderPk)) !== undefined;
}

function currentDocument(trx: Transaction<Database>, orderPk: number) {
  return trx
    .selectFrom('document')
    .select('id')
    .where('order_pk', '=', orderPk)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps what was corrected. The document that stands now may hold the values before. */
export async function keepCorrections(
  trx: Transaction<Database>,
  by: Actor & { readonly kind: 'staff' | 'traveller' },
  about: { orderPk: number; orderVersion: number; reason: string | null },
  corrections: readonly Correction[],
): Promise<void> {
  const document = await currentDocument(trx, about.orderPk);
  await trx
    .insertInto('order_correction')
    .values(
      corrections.map(({ field, before, after }) => ({
        order_pk: about.orderPk,
        order_version: about.orderVersion,
        field,
        before: jsonValue(before),
        after: jsonValue(after),
        reason: about.reason,
        corrected_by: by.kind,
        member_id: by.id,
        member_name: by.name,
        // No document holds it: the approved one is as good as before.
        document_id: field === 'language' ? null : (document?.id ?? null),
      })),
    )
    .execute();
}

/** Puts other people in the place of the family. */
export async function replaceFamily(
  trx: Transaction<Database>,
  orderPk: number,
  rows: readonly Row<'order_family_member'>[],
): Promise<void> {
  await trx.deleteFrom('order_family_member').where('order_pk', '=', orderPk).execute();
  await insertRows(trx, 'order_family_member', rows);
}

/** Writes answers and item fields; an order without a declaration gets one. */
export async function correctDeclaration(
  trx: Transaction<Database>,
  orderPk: number,
  answers: Readonly<Record<string, boolean>>,
  details: Readonly<Record<string, string | number | null>> | undefined,
): Promise<void> {
  const set = {
    ...answers,
    ...(details !== undefined && { goods_details: JSON.stringify(details) }),
  };
  await trx
    .insertInto('order_declaration')
    .values({ order_pk: orderPk, goods_details: '{}', ...noAnswers, ...set })
    .onConflict((conflict) => conflict.column('order_pk').doUpdateSet(set))
    .execute();
}

const noAnswers = Object.fromEntries(declarationKeys.map((key) => [key, false])) as Record<
  (typeof declarationKeys)[number],
  boolean
>;
