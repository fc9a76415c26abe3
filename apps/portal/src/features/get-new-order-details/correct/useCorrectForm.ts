import { type Failure, refusedData } from '@pabean/api-client';
import {
  type CorrectedValue,
  correctOrder,
  OwnCorrectionResult,
  type TypedValues,
} from '@pabean/api-client/contract';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { api } from '../../../shared/api.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { isUnreachable } from '../../../shared/unreachable.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder, reloadOrder } from '../order-view.ts';
import { type OwnOrder, reloadOwnOrder } from '../own-order.ts';
import { type CorrectDraft, keepCorrectDraft, readCorrectDraft } from './correct-draft.ts';
import { changeOf, type OwnField } from './own-fields.ts';
import type { CorrectTexts } from './texts/en.ts';

type Conflict = OwnCorrectionResult['conflicts'][number];

/** The one open editor of an order, and what became of the last save. */
export function useCorrectForm(own: OwnOrder, texts: CorrectTexts) {
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
      set(null);
      await Promise.all([reloadOwnOrder(), reloadOrder()]);
      document.getElementById(`change-${sent.field}`)?.focus();
      return;
    }
    if (isLocked(result)) lockOrder();
    else await refuse(result, sent);
  }

  /** Whatever the server says no to, what was typed stays. */
  async function refuse(result: Failure, sent: CorrectDraft): Promise<void> {
    const refused = refusedData(OwnCorrectionResult, result);
    const [first] = refused?.conflicts ?? [];
    if (refused && first) {
      setConflict(first);
      keepTheirs(false);
      setDraft({ ...sent, version: refused.version });
      return;
    }
    if (refused) {
      setFailure(texts.filedMeanwhile);
      await reloadOwnOrder();
      return;
    }
    if (isUnreachable(result)) setFailure(texts.kept);
    else setFailure(result.httpStatus === 422 ? texts.wrong : failureText(result, language));
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

export type CorrectForm = ReturnType<typeof useCorrectForm>;
