import { type Failure, fieldErrors, refusedData } from '@pabean/api-client';
import { CorrectedValues, CorrectionResult, updateOrder } from '@pabean/api-client/contract';
import { call } from '../../../shared/api.ts';
import { holdsAll } from '../../../shared/drafts.ts';
import { notify } from '../../../shared/notify.ts';
import { forgetUndo } from '../../../shared/orders/undo-store.ts';
import { draftFailed } from '../failed.ts';
import { type CorrectionDraft, type CorrectionDrafts, draftsWithout } from './correction-drafts.ts';
import { changesOf, type EditedField, type EditedValues } from './edited-field.ts';

/** What becomes of a draft that was sent, and whether all of it is saved. */
export interface SaveOutcome {
  readonly saved: boolean;
  readonly draft: Partial<CorrectionDraft>;
}

/** An answer to what was sent of a field. */
export interface SaveAnswer {
  readonly field: EditedField;
  readonly sent: CorrectionDraft;
  readonly outcome: SaveOutcome;
}

/** The drafts after an answer. What was typed while it was on its way is a draft of its own. */
export function draftsAfter(
  drafts: CorrectionDrafts,
  { field, sent, outcome }: SaveAnswer,
): CorrectionDrafts {
  const draft = drafts[field];
  // It was given up meanwhile, in another visit to the order.
  if (draft === undefined) return drafts;
  const isTypedOn = !holdsAll(draft.values, sent.values);
  if (outcome.saved && !isTypedOn) return draftsWithout(drafts, field);
  return { ...drafts, [field]: { ...draft, ...outcome.draft } };
}

const untouched = { errors: {}, conflicts: [], theirs: [], failure: null };
const notSaved = (draft: Partial<CorrectionDraft>): SaveOutcome => ({ saved: false, draft });

/** What is wrong in an editor, by the keys of its fields. */
export const errorsOf = ({ before, values }: CorrectionDraft) =>
  fieldErrors(CorrectedValues, changesOf(before, values));

/** Saves what was changed of a draft. Whatever the server says no to, what was typed stays. */
export async function saveCorrection(
  orderId: string,
  draft: CorrectionDraft,
): Promise<SaveOutcome> {
  const theirFields = draft.conflicts.filter(({ field }) => draft.theirs?.includes(field));
  const changes = changesOf(draft.before, withTheirs(theirFields, draft.values));
  if (Object.keys(changes).length === 0) return { saved: true, draft: untouched };
  const errors = errorsOf(draft);
  if (Object.keys(errors).length > 0) return notSaved({ ...untouched, errors });
  const { version, reason } = draft;
  const body = { orderId, version, changes, reason: reason.trim() || null };
  const result = await call(updateOrder, { body });
  if (!result.ok) return refused(result, draft);
  // `Z` would undo the change before.
  forgetUndo();
  notify.success(result.message);
  if (result.data.conflicts.length > 0) return conflicting(result.data, draft);
  const { version: nextVersion } = result.data;
  return { saved: true, draft: { ...untouched, before: draft.values, version: nextVersion } };
}

function refused(failure: Failure, draft: CorrectionDraft): SaveOutcome {
  const result = refusedData(CorrectionResult, failure);
  if (result !== null && result.conflicts.length > 0) return conflicting(result, draft);
  const errors = Object.fromEntries(
    failure.errors.map(({ path, message }) => [path.replace(/^changes\./, ''), message]),
  );
  // A wrong field is mended in its editor, which a conflict hides.
  const isWrong = Object.keys(errors).length > 0;
  return notSaved({ ...(isWrong && untouched), errors, failure: draftFailed(failure) });
}

/** What is left of a draft are the fields that somebody else corrected. */
function conflicting(
  { version, conflicts }: CorrectionResult,
  draft: CorrectionDraft,
): SaveOutcome {
  const before = { ...draft.before, ...withTheirs(conflicts, draft.values) };
  return notSaved({ ...untouched, version, conflicts, before });
}

/** These values with the other one's in the fields of the conflicts. */
function withTheirs(conflicts: CorrectionResult['conflicts'], values: EditedValues): EditedValues {
  const next: Record<string, unknown> = { ...values };
  for (const { field, theirs } of conflicts) {
    const [list = '', answer] = field.split('.');
    const whole = next[list];
    next[list] =
      answer === undefined || typeof whole !== 'object' ? theirs : { ...whole, [answer]: theirs };
  }
  return next;
}
