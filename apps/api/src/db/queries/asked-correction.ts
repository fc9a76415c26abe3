import type { AskedCorrectionState } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Member } from '../../core/member.ts';
import type { Database } from '../schema.ts';
import { decidedBy } from './decided-by.ts';
import { type Correction, jsonValue } from './order-correction.ts';

/** The open asked corrections of an order; its row is locked by whoever asks. */
export function openAskedCorrections(trx: Transaction<Database>, orderPk: number) {
  return trx
    .selectFrom('asked_correction')
    .select(['id', 'field', 'after'])
    .where('order_pk', '=', orderPk)
    .where('state', '=', 'asked')
    .execute();
}

/**
 * Ends the open asked corrections of these fields: nobody decides on them any more.
 * @returns the fields that had one
 */
export async function endAskedCorrections(
  trx: Transaction<Database>,
  orderPk: number,
  fields: readonly string[],
): Promise<string[]> {
  if (fields.length === 0) return [];
  const rows = await trx
    .updateTable('asked_correction')
    .set({ state: 'replaced' })
    .where('order_pk', '=', orderPk)
    .where('state', '=', 'asked')
    .where('field', 'in', fields)
    .returning('field')
    .execute();
  return rows.map(({ field }) => field);
}

/** Keeps what a traveller asks for; an older one for the same field gives way to it. */
export async function keepAskedCorrections(
  trx: Transaction<Database>,
  about: { orderPk: number; orderVersion: number; reason: string | null },
  askedCorrections: readonly Correction[],
): Promise<void> {
  const fields = askedCorrections.map(({ field }) => field);
  await endAskedCorrections(trx, about.orderPk, fields);
  await trx
    .insertInto('asked_correction')
    .values(
      askedCorrections.map(({ field, before, after }) => ({
        order_pk: about.orderPk,
        order_version: about.orderVersion,
        field,
        before: jsonValue(before),
        after: jsonValue(after),
        reason: about.reason,
      })),
    )
    .execute();
}

/** An asked correction with its order's id; undefined for one that never was, or was erased. */
export function findAskedCorrection(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('asked_correction as a')
    .innerJoin('orders as o', 'o.id', 'a.order_pk')
    .select(['o.order_id', 'a.id'])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** The same once more, when its order is locked: what somebody decided meanwhile is in it. */
export function readAskedCorrection(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('asked_correction')
    .select(['id', 'field', 'after', 'reason', 'state', 'decided_name', 'order_version', 'at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Writes down what was decided, by whom and with which words. */
export async function decideAskedCorrection(
  trx: Transaction<Database>,
  id: number,
  member: Member,
  decision: { state: AskedCorrectionState; sentence: string | null },
): Promise<void> {
  await trx
    .updateTable('asked_correction')
    .set({ ...decision, ...decidedBy(member) })
    .where('id', '=', id)
    .execute();
}
