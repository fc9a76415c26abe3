import { type Failure, refusedData } from '@pabean/api-client';
import {
  type CorrectedValue,
  correctOrder,
  OwnCorrectionResult,
  type TypedValues,
} from '@pabean/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { api } from '../../../shared/api.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { isWithoutNetwork } from '../../../shared/unreachable.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder, reloadOrder } from '../order-view.ts';
import { type OwnOrder, reloadOwnOrder } from '../own-order.ts';
import { type CorrectDraft, keepCorrectDraft, readCorrectDraft } from './correct-draft.ts';
import { changeOf, labelOf, type OwnField, type OwnTexts } from './own-fields.ts';

type Conflict = OwnCorrectionResult['conflicts'][number];

/** The one open editor of an order, and what became of the last save. */
export function useCorrectForm(own: OwnOrder, texts: OwnTexts) {
  const language = useLanguage();
  const orderId = own.order_id;
  const { way, values } = own.correction;
  const [draft, setDraft] = useState(() => readCorrectDraft(orderId));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [keepsTheirs, keepTheirs] = useState(false);
  const [saved, setSaved] = useState<{ field: OwnField; before: CorrectedValue } | null>(null);
  useEffect(() => keepCorrectDraft(orderId, draft), [orderId, draft]);
  const latest = useRef(draft);
  latest.current = draft;

  function set(next: CorrectDraft | null): void {
    setDraft(next);
    setFailure(null);
    setConflict(null);
  }

  async function send(sent: CorrectDraft): Promise<void> {
    if (pending) return;
    setPending(true);
    setFailure(null);
    const changes = changeOf(sent.field, sent.value) as TypedValues;
    const offered = way === 'ask' ? 'ask' : 'save';
    const body = {
      orderId,
      version: sent.version,
      changes,
      way: offered,
      reason: sent.reason,
    } as const;
    const result = await api(correctOrder, { body });
    setPending(false);
    if (result.ok) {
      setSaved({ field: sent.field, before: values[sent.field] ?? null });
      setConflict(null);
      setDraft((now) => afterSave(now, sent, result.data.version));
      await Promise.all([reloadOwnOrder(), reloadOrder()]);
      if (latest.current === null) document.getElementById(`change-${sent.field}`)?.focus();
      return;
    }
    if (isLocked(result)) lockOrder(orderId);
    else await refuse(result, sent);
  }

  /** Whatever the server says no to, what was typed stays. */
  async function refuse(result: Failure, sent: CorrectDraft): Promise<void> {
    const refused = refusedData(OwnCorrectionResult, result);
    const [first] = refused?.conflicts ?? [];
    const now = latest.current;
    const say = (words: string) =>
      setFailure(
        now && now.field !== sent.field ? `${labelOf(sent.field, texts)}: ${words}` : words,
      );
    // What is typed on meanwhile is no choice yet: its own save brings that.
    if (refused && first && now !== sent) return say(language.t('write.failed'));
    if (refused && first) {
      setConflict(first);
      keepTheirs(false);
      setDraft({ ...sent, version: refused.version });
      return;
    }
    if (refused) {
      say(texts.filedMeanwhile);
      await reloadOwnOrder();
      return;
    }
    if (isWithoutNetwork(result)) say(texts.kept);
    else say(result.httpStatus === 422 ? texts.wrong : failureText(result, language));
  }

  function close(): void {
    const field = draft?.field;
    set(null);
    requestAnimationFrame(() => document.getElementById(`change-${field}`)?.focus());
  }

  /** What is there now stays; the page shows it. */
  async function keep(): Promise<void> {
    close();
    await reloadOwnOrder();
  }

  return {
    draft,
    pending,
    failure,
    conflict,
    /** Of a conflict: whether what is there now is to stay. */
    keepsTheirs,
    keepTheirs,
    saved,
    open: (field: OwnField) =>
      set({ field, value: values[field] ?? null, version: own.version, reason: '' }),
    change: (part: Partial<CorrectDraft>) => draft && set({ ...draft, ...part }),
    close,
    save: () => {
      if (conflict && keepsTheirs) return keep();
      return draft ? send(draft) : Promise.resolve();
    },
  };
}

/** What is typed after a save: nothing, unless it was typed while the save travelled. */
function afterSave(
  now: CorrectDraft | null,
  sent: CorrectDraft,
  version: number,
): CorrectDraft | null {
  if (now === sent) return null;
  // The field's newest value is their own: to write over it is no conflict.
  return now?.field === sent.field ? { ...now, version } : now;
}

export type CorrectForm = ReturnType<typeof useCorrectForm>;
