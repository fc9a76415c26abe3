import type { DisputeCase } from '@pabean/api-client/contract';
import {
  disputeSources,
  disputeSteps,
  type EvidenceRules,
  networkName,
  networkOf,
  plainSum,
} from '@pabean/domain';
import { noSuchCase } from '../../core/refusal.ts';
import {
  type CaseAnswer,
  caseAnswer,
  caseEvents,
  caseOrigin,
  findCase,
  otherCases,
} from '../../db/queries/dispute-case.ts';
import { listMembers } from '../../db/queries/team.ts';
import type { Services } from '../services.ts';
import { isSentByCall } from './answer/answer-gateway-of.ts';
import { lateNoteUntil, lockedBecause } from './case-lock.ts';
import { caseMeters } from './case-meters.ts';
import { caseRowView } from './case-row-view.ts';
import { madeSummary } from './case-summary.ts';
import { isByHand, notCorrectable } from './correct-case.ts';
import { sideBySide } from './duplicate.ts';
import { evidenceCount, heldEvidence } from './held-evidence.ts';
import { type HeldRecord, readHeld, rulesOf } from './held-record.ts';

/**
 * A case with all that its page shows but the pack, read at one moment.
 * @throws Refusal 404 for an unknown case
 */
export async function viewCase(
  { db, env }: Pick<Services, 'db' | 'env'>,
  disputeId: string,
): Promise<DisputeCase> {
  const { one, answer, origin, events, others, members, held } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const one = await findCase(trx, disputeId);
      if (one === undefined) throw noSuchCase(disputeId);
      const answer = await caseAnswer(trx, one.id);
      return {
        one,
        answer,
        origin: await caseOrigin(trx, one.id),
        events: await caseEvents(trx, one.id),
        others: one.order_pk === null ? [] : await otherCases(trx, one.order_pk, one.id),
        members: (await listMembers(trx)).map(({ id, name }) => ({ id, name })),
        held: (await readHeld(trx, [one])).get(one) ?? null,
      };
    });
  const rules = rulesOf(one);
  return {
    ...caseRowView(one),
    evidence: held && evidenceCount(held),
    told: one.told,
    order: orderOf(one, held),
    claim: rules.reason?.claim ?? null,
    general: rules.reason === null,
    rules_checked: checkedOn(rules),
    needs: held === null ? [] : heldEvidence(held),
    meters: held === null ? [] : caseMeters(held),
    duplicate: held?.twin ? sideBySide(held, held.twin) : null,
    others,
    summary: {
      words: one.summary ?? (held === null ? '' : madeSummary(held)),
      own: one.summary !== null,
    },
    answer: answer === undefined ? null : answerView(answer),
    locked: lockedBecause(one, answer),
    late_note_until: lateNoteUntil(one, answer),
    correctable: notCorrectable(one, answer, origin) === null,
    by_hand: isByHand(one, origin),
    by_gateway: isSentByCall(env, one, answer),
    lacked: one.lacked,
    outcome_note: one.outcome_note,
    members,
    next: [...(disputeSteps[one.kind][one.state] ?? [])],
    history: events.map(({ actor_name: actor, ...event }) => ({ ...event, actor })),
  };
}

type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;

function orderOf(one: CaseRow, held: HeldRecord | null): DisputeCase['order'] {
  if (one.order_id === null) return null;
  const network = held?.purchase.network;
  return {
    order_id: one.order_id,
    erased: one.erased_at !== null,
    process_status: held?.process_status ?? 'Deleted',
    amount: held?.amount ? plainSum(held.amount, held.currency) : null,
    currency: held?.currency ?? null,
    paid_at: held?.paid_at ?? null,
    other_payment: held?.isOtherPayment ?? false,
    network: network === undefined ? null : networkName(networkOf(network) ?? network),
  };
}

/** The latest day on which one of the reason's texts was read. */
function checkedOn({ reason }: EvidenceRules): string {
  const days = (reason?.sources ?? (['derived'] as const)).map((id) => disputeSources[id].date);
  return days.sort().at(-1) ?? '';
}

function answerView(answer: CaseAnswer): NonNullable<DisputeCase['answer']> {
  const { state, via, sha256, size, pages, gateway_answer } = answer;
  const at = answer.sent_at ?? answer.created_at;
  return { state, via, at, by: answer.by_name, sha256, size, pages, gateway_answer };
}
