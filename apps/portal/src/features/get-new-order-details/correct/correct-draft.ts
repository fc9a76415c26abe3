import type { CorrectedValue, OwnCorrectionResult } from '@pabean/api-client/contract';
import { tellTyped } from '../keeping/forget-typed.ts';
import type { OwnField } from './own-fields.ts';

/** What is typed of one field, against which version of the order. */
export interface CorrectDraft {
  readonly field: OwnField;
  readonly value: CorrectedValue;
  /** What was declared when the typing began; the release before kept none. */
  readonly stored?: CorrectedValue;
  readonly version: number;
  readonly reason: string;
  /** It was changed meanwhile, and one of both values is to be chosen. */
  readonly conflict?: OwnCorrectionResult['conflicts'][number] | undefined;
  /** Of a conflict: whether what is there now is to stay. */
  readonly keepsTheirs?: boolean;
}

/** All that is typed of an order's fields; one editor is open at a time, the others keep their text. */
export interface CorrectDrafts {
  readonly open: OwnField | null;
  readonly typed: { readonly [Field in OwnField]?: CorrectDraft };
}

const keyOf = (orderId: string) => `correct:${orderId}`;
const nothing: CorrectDrafts = { open: null, typed: {} };

/** What was typed for this order before; it outlives a reload and ends with the tab. */
export function readCorrectDrafts(orderId: string): CorrectDrafts {
  try {
    const tabDrafts: Partial<CorrectDrafts & CorrectDraft> = JSON.parse(
      sessionStorage.getItem(keyOf(orderId)) ?? '{}',
    );
    // The release before kept the one field that was open.
    const { field } = tabDrafts;
    if (field) return { open: field, typed: { [field]: tabDrafts } };
    return { ...nothing, ...tabDrafts };
  } catch {
    return nothing;
  }
}

/** Keeps them while there are any; an editor that was only opened has nothing to keep. */
export function keepCorrectDrafts(orderId: string, drafts: CorrectDrafts): void {
  const isEmpty = Object.keys(drafts.typed).length === 0;
  try {
    if (isEmpty) sessionStorage.removeItem(keyOf(orderId));
    else sessionStorage.setItem(keyOf(orderId), JSON.stringify(drafts));
  } catch {
    // A browser that stores nothing: the page itself still holds them.
  }
  tellTyped();
}

/** The same with another draft of its field. */
export const withDraft = (drafts: CorrectDrafts, draft: CorrectDraft): CorrectDrafts => ({
  ...drafts,
  typed: { ...drafts.typed, [draft.field]: draft },
});

/** The same without what is typed of this field, whose editor closes. */
export function withoutDraft({ open, typed }: CorrectDrafts, field: OwnField): CorrectDrafts {
  const { [field]: _, ...others } = typed;
  return { open: open === field ? null : open, typed: others };
}

/** Whether the same is still typed of the field as was sent. */
export function isAsSent(drafts: CorrectDrafts, sent: CorrectDraft): boolean {
  const words = (draft?: CorrectDraft) => draft && JSON.stringify([draft.value, draft.reason]);
  return words(drafts.typed[sent.field]) === words(sent);
}

/** After a save: nothing of what was sent, and what was typed while it travelled. */
export function afterSave(
  drafts: CorrectDrafts,
  sent: CorrectDraft,
  version: number,
): CorrectDrafts {
  if (isAsSent(drafts, sent)) return withoutDraft(drafts, sent.field);
  const now = drafts.typed[sent.field];
  // The field's newest value is their own: to write over it is no conflict.
  return now ? withDraft(drafts, { ...now, version }) : drafts;
}
