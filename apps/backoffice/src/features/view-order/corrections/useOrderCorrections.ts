import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../shared/session/session-store.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import {
  type CorrectionDraft,
  type CorrectionDrafts,
  keepCorrectionDrafts,
  readCorrectionDrafts,
} from './correction-drafts.ts';
import { type EditedField, type EditedValues, editButtonId, valuesOf } from './edited-field.ts';
import { errorsOf, saveCorrection } from './save-correction.ts';

export type OrderCorrections = ReturnType<typeof useOrderCorrections>;

/**
 * The editors of an order: one is open at a time, the others stay as drafts. A draft outlives the
 * screen and a failed save; it ends when it is saved or given up.
 */
export function useOrderCorrections(order: OrderDetail) {
  const { name } = useUser();
  const orderId = order.order_id;
  const [drafts, setDrafts] = useState(() => readCorrectionDrafts(name, orderId));
  const [openField, setOpenField] = useState<EditedField | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => keepCorrectionDrafts(name, orderId, drafts), [name, orderId, drafts]);
  const focusBack = useFocusBack(openField);
  const openNow = useLatest(openField);
  const draftsNow = useLatest(drafts);

  const fresh = (field: EditedField): CorrectionDraft => {
    const values = valuesOf(field, order);
    const nothing = { reason: '', errors: {}, conflicts: [], failure: null };
    return { values, before: values, version: order.version, ...nothing };
  };
  const draftOf = (field: EditedField) => drafts[field] ?? fresh(field);
  const update = (field: EditedField, part: Partial<CorrectionDraft>) =>
    setDrafts((all) => ({ ...all, [field]: { ...(all[field] ?? fresh(field)), ...part } }));

  function close(field: EditedField): void {
    setDrafts((all) => without(all, field));
    // Another one may have been opened while it was saved.
    if (openNow.current !== field) return;
    focusBack.current = field;
    setOpenField(null);
  }

  return {
    order,
    openField,
    pending,
    draftOf,
    hasDraft: (field: EditedField) => field in drafts,
    open: (field: EditedField) => setOpenField(field),
    /** Another value; what is marked as wrong is looked at again with it. */
    change(field: EditedField, part: EditedValues): void {
      const draft = draftOf(field);
      const next = { ...draft, values: { ...draft.values, ...part } };
      const isMarked = Object.keys(draft.errors).length > 0;
      update(field, { ...next, conflicts: [], errors: isMarked ? errorsOf(next) : {} });
    },
    /** Which value of a conflict is to stay; what is typed stays until it is saved. */
    keepTheirs(field: EditedField, conflict: string, isKept: boolean): void {
      const { theirs = [] } = draftOf(field);
      const others = theirs.filter((each) => each !== conflict);
      update(field, { theirs: isKept ? [...others, conflict] : others });
    },
    setReason: (field: EditedField, reason: string) => update(field, { reason }),
    /** The value before, and the focus where it was. */
    cancel: close,
    async save(field: EditedField): Promise<void> {
      if (pending) return;
      setPending(true);
      const draft = draftOf(field);
      const outcome = await saveCorrection(orderId, draft).finally(() => setPending(false));
      // What was typed while it was on its way is a draft of its own.
      const typedOn = (draftsNow.current[field] ?? draft).values !== draft.values;
      if (outcome.saved && !typedOn) close(field);
      else update(field, outcome.draft);
      if (outcome.saved || outcome.draft.conflicts !== undefined) await reloadOrder();
    },
  };
}

function without(drafts: CorrectionDrafts, field: EditedField): CorrectionDrafts {
  const { [field]: _, ...rest } = drafts;
  return rest;
}

/** What was drawn last, for what goes on after a call. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
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
