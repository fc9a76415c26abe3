import { isDeepStrictEqual } from 'node:util';
import type { CorrectedValues, OwnCorrectionResult } from '@pabean/api-client/contract';
import { type CorrectionWay, correctionWay } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  endAskedCorrections,
  keepAskedCorrections,
  openAskedCorrections,
} from '../../db/queries/asked-correction.ts';
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

/** What became of it, with the fields whose open request it took back. */
type Corrected = OwnCorrectionResult & { readonly takenBack: string[] };

/** Far above what a person corrects; all of an order's corrections are read with it. */
const mostInTenMinutes = 60;
const mostInADay = 300;

/**
 * Saves what a traveller corrects, field by field as for staff; once filing has begun it is only
 * asked for. To send the value that stands there takes an open request for another one back.
 * Nothing says who of the staff worked on the order.
 * @throws Refusal 401 without the order's cookie, 409 when nothing was saved, 429 after too many
 */
export async function correctOwnOrder(
  { db, env }: Pick<Services, 'db' | 'env'>,
  from: { readonly openedOrders: readonly OrderSession[]; readonly ip: string },
  request: OwnCorrection,
): Promise<Corrected> {
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
    const changed = judged.corrections.map(({ field }) => field);
    const result = {
      version: found.order.version,
      way,
      saved: judged.saved,
      asked: way === 'ask' ? changed : [],
      conflicts,
    };
    if (judged.saved.length === 0) {
      throw new Refusal(409, 'This was changed in the meantime.', { data: result });
    }
    const by = { kind: 'traveller', id: null, name: 'Traveller', ip: from.ip } as const;
    const unchanged = judged.saved.filter((field) => !changed.includes(field));
    // Staff may have moved the order back: what is saved now is no longer asked for.
    const settled = way === 'save' ? judged.saved : unchanged;
    const ended = await endAskedCorrections(trx, order.id, settled);
    // A field that changes has its row of history by that.
    const takenBack = unchanged.filter((field) => ended.includes(field));
    let { version } = found.order;
    if (way === 'save') {
      const source = { env, actor: by };
      version = await writeCorrections(trx, source, found, judged.corrections, request.reason);
    } else {
      const fields = await ask(trx, found, judged.corrections, request);
      await noteRequests(trx, by, { orderPk: order.id, orderVersion: version }, fields);
    }
    const about = { orderPk: order.id, orderVersion: version };
    await noteRequests(trx, by, about, takenBack, { takenBack: true });
    return { ...result, version, takenBack };
  });
}

/** Writes into the history which fields are asked for, or no longer; nothing where there are none. */
async function noteRequests(
  trx: Transaction<Database>,
  by: Actor,
  about: { readonly orderPk: number; readonly orderVersion: number },
  fields: readonly string[],
  more: { readonly takenBack?: true } = {},
): Promise<void> {
  if (fields.length === 0) return;
  const detail = { fields: fields.join(','), ...more };
  await writeHistory(trx, by, [{ ...about, action: 'correction-asked', detail }]);
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
