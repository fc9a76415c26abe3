import { type Failure, refusedData } from '@pabean/api-client';
import {
  type CorrectedValue,
  correctOrder,
  OwnCorrectionResult,
  type TypedValues,
} from '@pabean/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { english, useLanguage } from '../../../i18n/language.ts';
import { api } from '../../../shared/api.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { isWithoutNetwork } from '../../../shared/unreachable.ts';
import { doublePressMs } from '../double-press.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder, reloadOrder } from '../order-view.ts';
import { type OwnOrder, reloadOwnOrder } from '../own-order.ts';
import {
  afterSave,
  type CorrectDraft,
  type CorrectDrafts,
  isAsSent,
  keepCorrectDrafts,
  readCorrectDrafts,
  withDraft,
  withoutDraft,
} from './correct-draft.ts';
import { changeOf, labelOf, type OwnField, type OwnTexts } from './own-fields.ts';
import { refusalWords } from './refusal-words.ts';
import { wrongDay } from './wrong-day.ts';

/** A field that was sent last, with the value before it. */
export interface SentField {
  readonly field: OwnField;
  readonly before: CorrectedValue;
  readonly value: CorrectedValue;
  /** `same`: it was so already, and nobody has to decide on it. */
  readonly outcome: 'saved' | 'asked' | 'same';
}

/** Why the last save failed. */
interface SaveFailure {
  readonly words: string;
  /** What of the value is wrong, by the path that the server says; null where it is not the value. */
  readonly wrongAt: string | null;
}

/** The editors of an order, of which one is open at a time, and what became of the last save. */
export function useCorrectForm(own: OwnOrder, texts: OwnTexts) {
  const language = useLanguage();
  const orderId = own.order_id;
  const { way, values } = own.correction;
  const [drafts, setDrafts] = useState(() => readCorrectDrafts(orderId));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [saved, setSaved] = useState<SentField | null>(null);
  const latest = useRef(drafts);
  const isLeft = useIsLeft();
  /** When two values came to choose from. */
  const choiceAt = useRef(Number.NEGATIVE_INFINITY);

  const draftOf = (field: OwnField): CorrectDraft =>
    latest.current.typed[field] ?? {
      field,
      value: values[field] ?? null,
      stored: values[field] ?? null,
      version: own.version,
      reason: '',
    };

  function update(change: (now: CorrectDrafts) => CorrectDrafts): void {
    // Where the page was left meanwhile, what is kept in the tab hears of an answer.
    latest.current = change(isLeft.current ? readCorrectDrafts(orderId) : latest.current);
    keepCorrectDrafts(orderId, latest.current);
    setDrafts(latest.current);
  }

  /** What the person did, after which the last refusal is no news any more. */
  function act(change: (now: CorrectDrafts) => CorrectDrafts): void {
    update(change);
    setFailure(null);
  }

  async function send(sent: CorrectDraft): Promise<void> {
    if (pending) return;
    setPending(true);
    act((now) => withDraft(now, sent));
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
      setSaved({
        field: sent.field,
        before: values[sent.field] ?? null,
        value: sent.value,
        outcome: outcomeOf(result.data, sent.field),
      });
      update((now) => afterSave(now, sent, result.data.version));
      await Promise.all([reloadOwnOrder(), reloadOrder()]);
      // Whoever went on to another part of the page meanwhile stays there.
      const isLost = latest.current.open === null && document.activeElement === document.body;
      if (isLost) document.getElementById(`change-${sent.field}`)?.focus();
      return;
    }
    if (isLocked(result)) lockOrder(orderId);
    else await refuse(result, sent);
  }

  /** Whatever the server says no to, what was typed stays. */
  async function refuse(result: Failure, sent: CorrectDraft): Promise<void> {
    const refused = refusedData(OwnCorrectionResult, result);
    const [first] = refused?.conflicts ?? [];
    const { open } = latest.current;
    const isElsewhere = open !== null && open !== sent.field;
    const say = (words: string, wrongAt: string | null = null) =>
      setFailure(
        isElsewhere
          ? { words: `${labelOf(sent.field, texts)}: ${words}`, wrongAt: null }
          : { words, wrongAt },
      );
    if (refused && first) {
      // What is typed on meanwhile is no choice yet: its own save brings that.
      const isChoice = isAsSent(latest.current, sent);
      const chosen = { ...sent, version: refused.version, conflict: first, keepsTheirs: false };
      update((now) => (isAsSent(now, sent) ? withDraft(now, chosen) : now));
      choiceAt.current = performance.now();
      if (!isChoice || isElsewhere) say(language.t('write.failed'));
      return;
    }
    if (refused) {
      say(texts.filedMeanwhile);
      await reloadOwnOrder();
      return;
    }
    if (isWithoutNetwork(result)) say(texts.kept);
    else if (result.httpStatus === 422) say(wrongText(result), wrongPath(result));
    else say(failureText(result, language));
  }

  /** What is wrong with the value: the server says it in English, and the page in its language. */
  const wrongText = ({ errors: [first] }: Failure): string =>
    (language.lang === english.lang && first?.message) || refusalWords(first, texts);

  function close(): void {
    const { open } = latest.current;
    if (open === null) return;
    act((now) => withoutDraft(now, open));
    requestAnimationFrame(() => document.getElementById(`change-${open}`)?.focus());
  }

  /** What is there now stays; the page shows it. */
  async function keep(): Promise<void> {
    close();
    await reloadOwnOrder();
  }

  const draft = drafts.open && draftOf(drafts.open);
  return {
    /** Of the open editor. */
    draft,
    /** What is typed of a field and not saved, wherever its editor stands. */
    typedOf: (field: OwnField) => drafts.typed[field],
    hasDrafts: drafts.open !== null || Object.keys(drafts.typed).length > 0,
    pending,
    failure,
    saved,
    open: (field: OwnField) => act((now) => ({ ...now, open: field })),
    change: (part: Partial<CorrectDraft>) =>
      draft && act((now) => withDraft(now, changed(draftOf(draft.field), part))),
    /** Of a conflict: whether what is there now is to stay. */
    keepTheirs: (keepsTheirs: boolean) =>
      draft && update((now) => withDraft(now, { ...draftOf(draft.field), keepsTheirs })),
    close,
    save: () => {
      if (draft?.conflict && draft.keepsTheirs) return keep();
      const isUnread = draft?.conflict && performance.now() - choiceAt.current < doublePressMs;
      if (!draft || isUnread) return Promise.resolve();
      const wrong = wrongDay(draft, values, language);
      if (wrong === null) return send(draft);
      setFailure(wrong);
      return Promise.resolve();
    },
  };
}

function outcomeOf(result: OwnCorrectionResult, field: OwnField): SentField['outcome'] {
  if (result.way !== 'ask') return 'saved';
  // A server of before does not say which of them are asked for.
  return (result.asked ?? result.saved).includes(field) ? 'asked' : 'same';
}

/** Where the value is wrong; null where something else of the request is. */
const wrongPath = ({ errors: [first] }: Failure): string | null =>
  first?.path.startsWith('changes') ? first.path : null;

/** Another value is no choice of two any more. */
const changed = (draft: CorrectDraft, part: Partial<CorrectDraft>): CorrectDraft => ({
  ...draft,
  ...('value' in part && { conflict: undefined }),
  ...part,
});

/** Whether the page that shows this was left. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

export type CorrectForm = ReturnType<typeof useCorrectForm>;
