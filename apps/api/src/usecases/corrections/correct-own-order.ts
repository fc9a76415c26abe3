import { isDeepStrictEqual } from 'node:util';
import type { CorrectedValues, OwnCorrectionResult } from '@pabean/api-client/contract';
import { type CorrectionWay, correctionWay } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import { keepAskedCorrections, openAskedCorrections } from '../../db/queries/asked-correction.ts';
import {
  type CorrectableOrder,
  type Correction,
  correctedSince,
  hasDocument,
  lockForCorrection,
} from '../../db/queries/order-correction.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';
import { limitTries } from '../limits/rate-limit.ts';
import type { Services } from '../services.ts';
import { requireOpenedOrder, requireSameEmail } from '../traveller/traveller-order.ts';
import { correctedFields, presentFields } from './corrected-fields.ts';
import { judgeCorrection } from './judge-correction.ts';
import { writeCorrections } from './write-corrections.ts';

/** What a traveller wants to hold in the place of what stands there. */
export interface OwnCorrection {
  readonly orderId: string;
  /** The order's version that the traveller saw. */
  readonly version: number;
  readonly changes: CorrectedValues;
  /** What the traveller's page offered. */
  readonly way?: 'save' | 'ask' | undefined;
  readonly reason?: string | null | undefined;
}

/** Far above what a person corrects; all of an order's corrections are read with it. */
const mostInTenMinutes = 60;
const mostInADay = 300;

/**
 * Saves what a traveller corrects, field by field as for staff; once filing has begun it is only
 * asked for. Nothing says who of the staff worked on the order.
 * @throws Refusal 401 without the order's cookie, 409 when nothing was saved, 429 after too many
 */
export async function correctOwnOrder(
  { db, env }: Pick<Services, 'db' | 'env'>,
  from: { readonly openedOrders: readonly OrderSession[]; readonly ip: string },
  request: OwnCorrection,
): Promise<OwnCorrectionResult> {
  const { order, session } = await requireOpenedOrder(db, from.openedOrders, request.orderId);
  const tenMinutes = { name: 'correct own order', key: order.order_id, seconds: 600 };
  await limitTries(db, tenMinutes, mostInTenMinutes, 'changes');
  const day = { name: 'correct own order of a day', key: order.order_id, seconds: 24 * 60 * 60 };
  await limitTries(db, day, mostInADay, 'changes');
  return db.transaction().execute(async (trx) => {
    const found = await lockForCorrection(trx, order.order_id);
    if (found === undefined) throw new Error('An opened order has gone.');
    requireSameEmail(session, found.order.email);
    const way = correctionWay(found.order.process_status, await hasDocument(trx, order.id));
    requireWay(way, request.way, found.order.version);
    const sent = correctedFields(request.changes);
    const touched = await correctedSince(trx, order.id, request.version);
    const judged = judgeCorrection(sent, presentFields(found, sent.keys()), touched);
    const conflicts = judged.conflicts.map((conflict) => ({ ...conflict, by: conflict.by.kind }));
    const result = { version: found.order.version, way, saved: judged.saved, conflicts };
    if (judged.saved.length === 0) {
      throw new Refusal(409, 'This was changed in the meantime.', { data: result });
    }
    const by = { kind: 'traveller', id: null, name: 'Traveller', ip: from.ip } as const;
    if (way === 'save') {
      const version = await writeCorrections(
        trx,
        { env, actor: by },
        found,
        judged.corrections,
        request.reason,
      );
      return { ...result, version };
    }
    const fields = await ask(trx, found, judged.corrections, request);
    if (fields.length > 0) {
      await writeHistory(trx, by, [
        {
          orderPk: order.id,
          orderVersion: found.order.version,
          action: 'correction-asked',
          detail: { fields: fields.join(',') },
        },
      ]);
    }
    return result;
  });
}

/** A change that filing has overtaken is not turned into a request behind the traveller's back. */
function requireWay(way: CorrectionWay, offered: OwnCorrection['way'], version: number): void {
  const data = { version, way, saved: [], conflicts: [] } satisfies OwnCorrectionResult;
  if (way === 'none') {
    throw new Refusal(409, 'This order is closed, so your change was not saved.', { data });
  }
  if (way === 'ask' && offered === 'save') {
    throw new Refusal(409, 'Your declaration is filed, so your change was not saved.', { data });
  }
}

/** Keeps the corrections that are new. @returns their fields */
async function ask(
  trx: Transaction<Database>,
  { order }: CorrectableOrder,
  wanted: readonly Correction[],
  { version, reason }: OwnCorrection,
): Promise<string[]> {
  const askedBefore = await openAskedCorrections(trx, order.id);
  const open = new Map(askedBefore.map(({ field, after }) => [field, after]));
  const askedCorrections = wanted.filter(
    ({ field, after }) => !(open.has(field) && isDeepStrictEqual(open.get(field), after)),
  );
  if (askedCorrections.length > 0) {
    const about = { orderPk: order.id, orderVersion: version, reason: reason || null };
    await keepAskedCorrections(trx, about, askedCorrections);
  }
  return askedCorrections.map(({ field }) => field);
}
