import { useEffect, useRef, useState } from 'react';
import { createNews } from '../../../shared/news.ts';
import { useOwner } from '../../../shared/session/session-store.ts';
import { useJustSaid } from '../../../shared/useJustSaid.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import {
  type CorrectionDraft,
  draftsWithout,
  keepCorrectionDrafts,
  readCorrectionDrafts,
} from './correction-drafts.ts';
import {
  type CorrectableField,
  type EditedField,
  type EditedValues,
  editButtonId,
  valuesOf,
} from './edited-field.ts';
import { draftsAfter, errorsOf, type SaveAnswer, saveCorrection } from './save-correction.ts';

/** By member and order: whoever left it and came back before the answer has other editors. */
const answers = createNews<SaveAnswer>();

export type OrderCorrections = ReturnType<typeof useOrderCorrections>;

/**
 * The editors of an order: one is open at a time, the others stay as drafts. A draft outlives the
 * screen and a failed save; it ends when it is saved or given up.
 */
export function useOrderCorrections(order: OrderDetail) {
  const owner = useOwner();
  const orderId = order.order_id;
  const answersKey = `${owner} ${orderId}`;
  const [drafts, setDrafts] = useState(() => readCorrectionDrafts(owner, orderId));
  const [openField, setOpenField] = useState<EditedField | null>(null);
  // Beside a picture, and then not among the facts.
  const [besideField, setBesideField] = useState<CorrectableField | null>(null);
  const [saving, setSaving] = useState<EditedField | null>(null);
  useEffect(() => keepCorrectionDrafts(owner, orderId, drafts), [owner, orderId, drafts]);
  const focusBack = useFocusBack(openField);
  const { say, justSaid } = useJustSaid();

  const fresh = (field: EditedField): CorrectionDraft => {
    const values = valuesOf(field, order);
    const nothing = { reason: '', errors: {}, conflicts: [], failure: null };
    return { values, before: values, version: order.version, ...nothing };
  };
  const draftOf = (field: EditedField) => drafts[field] ?? fresh(field);
  const update = (field: EditedField, part: Partial<CorrectionDraft>) =>
    setDrafts((all) => ({ ...all, [field]: { ...(all[field] ?? fresh(field)), ...part } }));

  function close(field: EditedField): void {
    setBesideField((open) => (open === field ? null : open));
    // Another one may have been opened while it was saved.
    if (openField !== field) return;
    focusBack.current = field;
    setOpenField(null);
  }

  // With every drawing, so that it knows what is open by now.
  useEffect(() =>
    answers.listen(answersKey, (answer) => {
      const next = draftsAfter(drafts, answer);
      setDrafts(next);
      if (answer.outcome.saved && !(answer.field in next)) close(answer.field);
    }),
  );

  return {
    order,
    openField,
    pending: saving !== null,
    isSaving: (field: EditedField) => saving === field,
    draftOf,
    hasDraft: (field: EditedField) => field in drafts,
    open: (field: EditedField) => setOpenField(field),
    /** The field whose editor stands beside a picture; null without one. */
    besideField,
    /** One editor of a field is enough: what is typed goes along. */
    openBeside(field: CorrectableField): void {
      setOpenField(null);
      setBesideField(field);
    },
    /** Leaves it; what is typed stays a draft. */
    leaveBeside: () => setBesideField(null),
    /** Another value; what is marked as wrong is looked at again with it. */
    change(field: EditedField, part: EditedValues): void {
      setDrafts((all) => {
        const draft = all[field] ?? fresh(field);
        const next = { ...draft, values: { ...draft.values, ...part }, conflicts: [] };
        const isMarked = Object.keys(draft.errors).length > 0;
        return { ...all, [field]: { ...next, errors: isMarked ? errorsOf(next) : {} } };
      });
    },
    /** Which value of a conflict is to stay; what is typed stays until it is saved. */
    keepTheirs(field: EditedField, conflict: string, isKept: boolean): void {
      const { theirs = [] } = draftOf(field);
      const others = theirs.filter((each) => each !== conflict);
      update(field, { theirs: isKept ? [...others, conflict] : others });
    },
    setReason: (field: EditedField, reason: string) => update(field, { reason }),
    /** The value before, and the focus where it was. What is being saved cannot be given up. */
    cancel(field: EditedField): void {
      if (saving === field) return;
      setDrafts((all) => draftsWithout(all, field));
      close(field);
    },
    async save(field: EditedField): Promise<void> {
      const sentDraft = draftOf(field);
      // What somebody else wrote meanwhile is not written over by a double click on Save.
      const hasChosen = (sentDraft.theirs ?? []).length > 0;
      const isUnread = sentDraft.conflicts.length > 0 && !hasChosen && justSaid() !== undefined;
      if (saving !== null || isUnread) return;
      setSaving(field);
      const outcome = await saveCorrection(orderId, sentDraft).finally(() => setSaving(null));
      if (!outcome.saved && outcome.draft.conflicts !== undefined) say(field);
      const answer = { field, sent: sentDraft, outcome };
      // The page may have been left meanwhile: what is kept in the tab hears of it too.
      const inTab = readCorrectionDrafts(owner, orderId);
      keepCorrectionDrafts(owner, orderId, draftsAfter(inTab, answer));
      answers.tell(answersKey, answer);
      if (outcome.saved || outcome.draft.conflicts !== undefined) await reloadOrder();
    },
  };
}

/** Once an editor has closed, the button that opened it is there again and takes the focus. */
function useFocusBack(openField: EditedField | null) {
  const field = useRef<EditedField | null>(null);
  useEffect(() => {
    if (openField !== null || field.current === null) return;
    document.getElementById(editButtonId(field.current))?.focus();
    field.current = null;
  }, [openField]);
  return field;
}
