import type { CorrectedValue, IntakeOrder } from '@pabean/api-client/contract';
import {
  answerName,
  correctableKeys,
  declarationKeys,
  schemeFieldKeys,
  schemeFieldName,
} from '@pabean/domain';
import type { Transaction, Updateable } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Env } from '../../core/env.ts';
import { familyRows, storedSchemeFields } from '../../db/queries/intake-order-rows.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import {
  type CorrectableOrder,
  type Correction,
  correctDeclaration,
  keepCorrections,
  replaceFamily,
} from '../../db/queries/order-correction.ts';
import { takeTravellerTurns } from '../../db/queries/traveller-turns.ts';
import type { Database, OrdersTable } from '../../db/schema.ts';
import { recheckCorrected, twinsOf } from '../checks/recheck.ts';
import { derivedColumns } from './derived-columns.ts';

/** Who corrects, and the configuration that counts. */
export interface CorrectionSource {
  readonly env: Pick<Env, 'fileBy'>;
  readonly actor: Actor & { readonly kind: 'staff' | 'traveller' };
}

/**
 * Writes corrected values with what is made of them, what they were before, and one row of history
 * that names the fields.
 * @returns the order's version after it
 */
export async function writeCorrections(
  trx: Transaction<Database>,
  { env, actor: by }: CorrectionSource,
  { order }: CorrectableOrder,
  corrections: readonly Correction[],
  reason?: string | null,
): Promise<number> {
  if (corrections.length === 0) return order.version;
  const after = new Map(corrections.map((correction) => [correction.field, correction.after]));
  const columns = columnsOf(after);
  await takeTravellerTurns(trx, { travellers: [order, { ...order, ...columns }] });
  const twins = await twinsOf(trx, order.id);
  await changeOrders(
    trx,
    by,
    { orderIds: [order.order_id] },
    {
      action: 'corrected',
      set: {
        ...columns,
        ...schemeColumn(order, after),
        ...derivedColumns(order, after, env.fileBy),
      },
      detail: () => ({ fields: [...after.keys()].join(',') }),
    },
  );
  // A correction keeps a list as the contract took it.
  const familyMember = after.get('familyMember') as IntakeOrder['familyMember'] | undefined;
  if (familyMember !== undefined) {
    await replaceFamily(trx, order.id, familyRows({ familyMember }, order.id));
  }
  const answers = answersOf(after);
  const details = after.get('goodsDetails') as IntakeOrder['goodsDetails'] | undefined;
  if (details !== undefined || Object.keys(answers).length > 0) {
    await correctDeclaration(trx, order.id, answers, details);
  }
  const orderVersion = order.version + 1;
  await keepCorrections(
    trx,
    by,
    { orderPk: order.id, orderVersion, reason: reason || null },
    corrections,
  );
  await recheckCorrected(trx, order.id, twins);
  return orderVersion;
}

type After = ReadonlyMap<string, CorrectedValue>;

/** The columns of the order itself among them. */
function columnsOf(after: After): Updateable<OrdersTable> {
  const keys = correctableKeys('staff').filter((key) => after.has(key));
  return Object.fromEntries(keys.map((key) => [key, after.get(key) ?? null]));
}

/** The fields of the scheme with the corrected ones among them, if there are any. */
function schemeColumn(
  { scheme_fields: present }: CorrectableOrder['order'],
  after: After,
): Updateable<OrdersTable> {
  const names = schemeFieldKeys.filter((key) => after.has(schemeFieldName(key)));
  if (names.length === 0) return {};
  const corrected = names.map((key) => [key, after.get(schemeFieldName(key)) ?? null]);
  const values = storedSchemeFields({ ...present, ...Object.fromEntries(corrected) });
  return { scheme_fields: values && JSON.stringify(values) };
}

function answersOf(after: After): Record<string, boolean> {
  const keys = declarationKeys.filter((key) => after.has(answerName(key)));
  return Object.fromEntries(keys.map((key) => [key, after.get(answerName(key)) === 'Yes']));
}
