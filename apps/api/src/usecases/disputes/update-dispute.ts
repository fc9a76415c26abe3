import type { Call, ParsedInput } from '@pabean/api-client/contract';
import { can, disputeSentence, disputeStep, isEvidence } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { CaseActor } from '../../core/disputes/told-case.ts';
import type { Member } from '../../core/member.ts';
import { noSuchCase, noSuchOrder, Refusal } from '../../core/refusal.ts';
import { caseAnswer, caseEvents, findCase } from '../../db/queries/dispute-case.ts';
import {
  changeDispute,
  type DisputeRecord,
  holdsFiles,
  lockDispute,
  lockNamedOrder,
  removeDisputeFile,
  writeDisputeEvent,
} from '../../db/queries/disputes.ts';
import { noteStrays } from '../../db/queries/stray-documents.ts';
import { findMember } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { minute } from '../../papers/bank-words.ts';
import { dropStrays } from '../documents/strays.ts';
import type { Services } from '../services.ts';
import { lockedBecause, mayHaveLeft } from './case-lock.ts';
import { correctCase } from './correct-case.ts';
import { beginOnOrder, keptLacks, keptPayment, keptWords, marksOf } from './order-of-case.ts';
import { moveDispute } from './step-dispute.ts';

type Body = ParsedInput<Call<'updateDispute'>>['body'];
type Change<What extends Body['change']['what']> = Extract<Body['change'], { what: What }>;

const wordsAboutOrder =
  'The paragraph of the letter was written about its order. Keep the words elsewhere, go back to the paragraph of the record, and attach it then.';

const noOwnWords =
  'The personal data of its order were erased, so no words of your own are kept. What was missing can be ticked.';

/** Who changes which case, in which transaction. */
interface Changing {
  readonly trx: Transaction<Database>;
  readonly member: Member;
  readonly actor: CaseActor;
  readonly dispute: DisputeRecord;
}

/**
 * Changes a case by hand. Its letter is locked once no answer can be sent any more; a member, an order
 * and the outcome can still be put down then, and a day that was typed wrong be corrected.
 * @throws Refusal 403, 404 for an unknown case, 409 for a case that somebody changed or that is locked
 */
export async function updateCase(
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  member: Member,
  ip: string,
  { disputeId, version, change }: Body,
): Promise<{ version: number }> {
  if (change.what === 'state' && !can(member.type, 'submit-disputes')) {
    throw new Refusal(403, 'Your role may not decide about a case.');
  }
  const actor: CaseActor = { kind: 'staff', id: member.id, name: member.name, ip };
  const stray: string[] = [];
  const after = await db.transaction().execute(async (trx) => {
    const dispute = await lockDispute(trx, disputeId);
    if (dispute === undefined) throw noSuchCase(disputeId);
    if (dispute.version !== version) throw await staleRefusal(trx, dispute);
    const changing = { trx, member, actor, dispute };
    switch (change.what) {
      case 'member':
        return giveTo(changing, change);
      case 'order':
        return attach(changing, change);
      case 'state':
        return decide(changing, change);
      case 'facts':
        return correctCase(trx, actor, dispute, change);
      case 'summary':
        await requireWritable(trx, disputeId, change.words);
        return write(
          changing,
          'summary',
          { summary: change.words || null },
          {
            own: change.words !== '',
          },
        );
      case 'exhibits': {
        await requireAnswerable(trx, disputeId);
        const { order, off } = change;
        return write(changing, 'exhibits', { exhibits: JSON.stringify({ order, off }) });
      }
      case 'remove-file': {
        await requireAnswerable(trx, disputeId);
        const file = await removeDisputeFile(trx, dispute.id, change.fileId);
        if (file === undefined) throw new Refusal(404, 'This file is no longer in the pack.');
        stray.push(file.storage_key);
        await noteStrays(trx, stray);
        return write(changing, 'file-removed', {});
      }
    }
  });
  // After the commit: a row without its file would be a lost document.
  await dropStrays(db, documents, stray);
  return { version: after };
}

async function staleRefusal(trx: Transaction<Database>, dispute: DisputeRecord): Promise<Refusal> {
  const [last] = await caseEvents(trx, dispute.id);
  const words = last && disputeSentence({ ...last, actor: last.actor_name }, minute);
  // In front: behind "it was open", "meanwhile" would say the opposite.
  return new Refusal(409, `Meanwhile: ${words ?? 'somebody changed this case'}.`);
}

async function requireAnswerable(trx: Transaction<Database>, disputeId: string): Promise<void> {
  const one = await findCase(trx, disputeId);
  const why = one && lockedBecause(one, await caseAnswer(trx, one.id));
  if (why) throw new Refusal(409, why);
}

/** Own words can be taken out of a locked case too: about another order they would be in its way. */
async function requireWritable(
  trx: Transaction<Database>,
  disputeId: string,
  words: string,
): Promise<void> {
  const one = await findCase(trx, disputeId);
  const answer = one && (await caseAnswer(trx, one.id));
  if (words !== '' || (answer !== undefined && answer.state !== 'refused')) {
    await requireAnswerable(trx, disputeId);
  }
}

async function write(
  { trx, actor, dispute }: Changing,
  action: Parameters<typeof writeDisputeEvent>[3],
  set: Parameters<typeof changeDispute>[2],
  detail: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  await writeDisputeEvent(trx, dispute.id, actor, action, detail);
  return changeDispute(trx, dispute.id, set);
}

async function giveTo(changing: Changing, { memberId }: Change<'member'>): Promise<number> {
  const id = memberId === 'me' ? changing.member.id : memberId;
  const to = id === null ? null : await findMember(changing.trx, id);
  if (to === undefined) throw new Refusal(404, 'There is no such member.');
  return write(changing, 'member', { member_id: id }, { to: to?.name ?? null });
}

/**
 * An order that a case was attached to by mistake is changed while nothing of it was put into the pack.
 * Words about one traveller must not go out about another, and are nobody's to lose: they are taken out
 * first. Staff's choice of exhibits was made for the other order's record, and goes.
 */
async function attach(changing: Changing, { orderId }: Change<'order'>): Promise<number> {
  const { trx, actor, dispute } = changing;
  if (dispute.order_pk !== null && (await holdsFiles(trx, dispute.id))) {
    throw new Refusal(409, 'Files of its order are in the pack already, so the order stays.');
  }
  const order = await lockNamedOrder(trx, orderId);
  if (order === undefined) throw noSuchOrder(orderId);
  if (order.id === dispute.order_pk) {
    throw new Refusal(409, `It is attached to order ${orderId} already.`);
  }
  if (dispute.summary !== null) throw new Refusal(409, wordsAboutOrder);
  const version = await write(
    changing,
    'attached',
    {
      order_pk: order.id,
      exhibits: null,
      told: JSON.stringify(keptPayment(dispute.told, order)),
      category: keptWords(dispute.category, order),
      outcome_note: keptWords(dispute.outcome_note, order),
      lacked: keptLacks(dispute.lacked, order),
      marks: marksOf(dispute.marks, dispute, order),
    },
    { order: orderId },
  );
  await beginOnOrder(trx, actor, order, dispute);
  return version;
}

/**
 * Who accepts the loss wants no answer to go out, and one that is on its way would. An answer begins with its case
 * locked, as this one is: none begins meanwhile. Its own row is not waited for, since its job locks that before the case.
 */
async function refuseWhileSending(trx: Transaction<Database>, { id }: DisputeRecord) {
  const answer = await caseAnswer(trx, id);
  const why = answer?.state === 'sending' ? mayHaveLeft(answer) : null;
  if (why !== null) throw new Refusal(409, why);
}

/** What a member writes of a case may tell a person: of an order that was erased it is not kept. */
function refuseOwnWords({ marks }: DisputeRecord, lacked: readonly string[], note: string): void {
  if (!marks.includes('erased-order')) return;
  if (note === '' && lacked.every((lack) => lack === '' || isEvidence(lack))) return;
  throw new Refusal(409, noOwnWords);
}

async function decide(
  changing: Changing,
  { state, lacked, note }: Change<'state'>,
): Promise<number> {
  const { trx, actor, dispute } = changing;
  const step = disputeStep(dispute.kind, dispute.state, state);
  if (step.step === 'refused') throw new Refusal(409, step.why);
  refuseOwnWords(dispute, lacked, note);
  const words = {
    lacked: [...new Set(lacked.filter((one) => one !== ''))],
    ...(note !== '' && { outcome_note: note }),
  };
  if (step.step === 'repeated') return noteEnd(changing, words);
  if (state === 'accepted') await refuseWhileSending(trx, dispute);
  return moveDispute(trx, actor, dispute, state, words);
}

/**
 * What was missing of a case that its gateway or its day ended, and a note on it: each once, for who ends a case by
 * hand says both with it. The case has been in its state for as long as it was.
 */
async function noteEnd(
  changing: Changing,
  { lacked, outcome_note: note }: { lacked: string[]; outcome_note?: string },
): Promise<number> {
  const { state, lacked: noted, outcome_note: words } = changing.dispute;
  const hasEnded = state !== 'open' && state !== 'answered';
  const isNews = lacked.length > 0 || note !== undefined;
  const isThere = (lacked.length > 0 && noted.length > 0) || (note !== undefined && Boolean(words));
  if (!hasEnded || !isNews || isThere) throw new Refusal(409, `It is ${state} already.`);
  return write(changing, 'noted', {
    ...(lacked.length > 0 && { lacked }),
    ...(note !== undefined && { outcome_note: note }),
  });
}
