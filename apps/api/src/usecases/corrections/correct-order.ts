import type { CorrectedValues, CorrectionResult } from '@pabean/api-client/contract';
import type { Member } from '../../core/member.ts';
import { erasedOrder, noSuchOrder, Refusal } from '../../core/refusal.ts';
import { correctedSince, lockForCorrection } from '../../db/queries/order-correction.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';
import { withConfirmedAddress } from './confirmed-address.ts';
import { correctedFields, presentFields } from './corrected-fields.ts';
import { conflictWords } from './correction-words.ts';
import { judgeCorrection } from './judge-correction.ts';
import { tellBothAddresses } from './tell-both-addresses.ts';
import { writeCorrections } from './write-corrections.ts';

/** What a member wants to hold in the place of what stands there. */
export interface CorrectionRequest {
  readonly orderId: string;
  readonly changes: CorrectedValues;
  readonly reason?: string | null | undefined;
  /** The order's version that they saw. */
  readonly version: number;
}

/**
 * Corrects an order in one transaction with its history. A stale save is refused field by field. A
 * corrected e-mail is told to the address before and to the one after.
 * @returns what was saved, and how many waiting letters to the address before were withdrawn
 * @throws Refusal 404 for an unknown order, 409 when nothing could be saved, 422 for two addresses
 */
export function correctOrder(
  { db, env }: Pick<Services, 'db' | 'env'>,
  member: Member,
  ip: string,
  request: CorrectionRequest,
): Promise<CorrectionResult & { readonly withdrawn: number }> {
  return db.transaction().execute(async (trx) => {
    const found = await lockForCorrection(trx, request.orderId);
    if (found === undefined) throw noSuchOrder(request.orderId);
    const { order } = found;
    if (order.erased_at !== null) {
      throw erasedOrder(request.orderId);
    }
    const requested = correctedFields(request.changes);
    const sent = withConfirmedAddress(order, requested);
    const touched = await correctedSince(trx, order.id, request.version);
    const judged = judgeCorrection(sent, presentFields(found, sent.keys()), touched);
    const conflicts = judged.conflicts
      .filter(({ field }) => requested.has(field))
      .map((conflict) => ({ ...conflict, by: conflict.by.name }));
    const saved = judged.saved.filter((field) => requested.has(field));
    if (saved.length === 0) {
      throw new Refusal(409, conflictWords(conflicts), {
        data: { version: order.version, saved, conflicts } satisfies CorrectionResult,
      });
    }
    const by = { ...staffActor(member, ip), kind: 'staff' as const };
    const version = await writeCorrections(
      trx,
      { env, actor: by },
      found,
      judged.corrections,
      request.reason,
    );
    const source = { env, actor: by };
    const withdrawn = await tellBothAddresses(trx, source, request.orderId, judged.corrections);
    return { version, saved, conflicts, withdrawn };
  });
}
