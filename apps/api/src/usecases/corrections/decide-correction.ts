import { type AskedCorrectionState, correctedLabel } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  decideAskedCorrection,
  findAskedCorrection,
  readAskedCorrection,
} from '../../db/queries/asked-correction.ts';
import {
  type CorrectableOrder,
  correctedSince,
  lockForCorrection,
} from '../../db/queries/order-correction.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';
import { presentFields } from './corrected-fields.ts';
import { conflictWords } from './correction-words.ts';
import { judgeCorrection } from './judge-correction.ts';
import { writeCorrections } from './write-corrections.ts';

/** What staff say to a correction that a traveller asked for. */
export interface CorrectionDecision {
  readonly correctionId: number;
  readonly accept: boolean;
  readonly sentence?: string | null | undefined;
}

/** What came of it. */
export interface DecidedCorrection {
  /** The field's name for people. */
  readonly field: string;
  readonly version: number;
  readonly state: AskedCorrectionState;
}

/**
 * Accepts what a traveller asked for, which corrects the order as staff do, or refuses it with a
 * sentence for them. Decided once: a second decision is refused and names the first.
 * @throws Refusal 404 for an unknown one, 409 for a decided one and for a field corrected since
 */
export function decideOnCorrection(
  { db, env }: Pick<Services, 'db' | 'env'>,
  member: Member,
  ip: string,
  { correctionId, accept, sentence }: CorrectionDecision,
): Promise<DecidedCorrection> {
  return db.transaction().execute(async (trx) => {
    const { found, askedCorrection } = await lockAskedCorrection(trx, correctionId);
    const field = correctedLabel(askedCorrection.field);
    const by = { ...staffActor(member, ip), kind: 'staff' as const };
    const version = accept
      ? await apply(trx, found, askedCorrection, (corrections) =>
          writeCorrections(
            trx,
            { env, actor: by },
            found,
            corrections,
            askedCorrection.reason || askedByTraveller,
          ),
        )
      : found.order.version;
    const state = accept ? 'accepted' : 'refused';
    await decideAskedCorrection(trx, askedCorrection.id, member, {
      state,
      sentence: sentence || null,
    });
    const source = { env, actor: by };
    const { order_id: orderId } = found.order;
    const askedOn = { day: askedCorrection.at };
    if (accept) {
      const values = { asked: askedOn, sentence: sentence || null };
      await queueLetter(trx, source, orderId, 'correctionAccepted', values);
    } else {
      const { id: orderPk } = found.order;
      const detail = { fields: askedCorrection.field };
      await writeHistory(trx, by, [
        { orderPk, orderVersion: version, action: 'correction-refused', detail },
      ]);
      const values = { asked: askedOn, sentence: sentence ?? '' };
      await queueLetter(trx, source, orderId, 'correctionRefused', values);
    }
    return { field, version, state };
  });
}

const askedByTraveller = 'The traveller asked for it.';

type AskedCorrection = NonNullable<Awaited<ReturnType<typeof readAskedCorrection>>>;

/** The asked correction with its order, locked until the transaction ends. */
async function lockAskedCorrection(trx: Transaction<Database>, id: number) {
  const named = await findAskedCorrection(trx, id);
  const found = named && (await lockForCorrection(trx, named.order_id));
  const askedCorrection = found && (await readAskedCorrection(trx, id));
  if (found === undefined || askedCorrection === undefined) {
    throw new Refusal(404, 'There is no such request of a traveller.');
  }
  if (askedCorrection.state === 'replaced') {
    throw new Refusal(
      409,
      'The traveller took this back or asked for another value in the meantime.',
    );
  }
  if (askedCorrection.state !== 'asked') {
    const done = askedCorrection.state === 'accepted' ? 'accepted' : 'refused';
    throw new Refusal(409, `${askedCorrection.decided_name} ${done} this request already.`);
  }
  return { found, askedCorrection };
}

/** Corrects the order, unless the field was corrected to something else since it was asked. */
async function apply(
  trx: Transaction<Database>,
  found: CorrectableOrder,
  askedCorrection: AskedCorrection,
  write: (corrections: ReturnType<typeof judgeCorrection>['corrections']) => Promise<number>,
): Promise<number> {
  const sent = new Map([[askedCorrection.field, askedCorrection.after]]);
  const touched = await correctedSince(trx, found.order.id, askedCorrection.order_version);
  const judged = judgeCorrection(sent, presentFields(found, sent.keys()), touched);
  if (judged.conflicts.length > 0) {
    const conflicts = judged.conflicts.map((conflict) => ({ ...conflict, by: conflict.by.name }));
    throw new Refusal(
      409,
      `${conflictWords(conflicts)} Correct the field itself if the traveller is right, then accept.`,
    );
  }
  return write(judged.corrections);
}
