import type { CorrectionResult } from '@pabean/api-client/contract';
import { keepDraft, readDraft } from '../../../shared/drafts.ts';
import type { EditedField, EditedValues } from './edited-field.ts';

/** A correction that is not saved yet. */
export interface CorrectionDraft {
  readonly values: EditedValues;
  /** What stood there when the editor was opened. */
  readonly before: EditedValues;
  readonly reason: string;
  /** The order's version that the person saw. */
  readonly version: number;
  readonly errors: Readonly<Record<string, string>>;
  /** Somebody else corrected the same meanwhile. */
  readonly conflicts: CorrectionResult['conflicts'];
  /** Those of them in which the other one's value is to stay. */
  readonly theirs?: readonly string[];
  readonly failure: string | null;
}

export type CorrectionDrafts = { readonly [Field in EditedField]?: CorrectionDraft };

const about = (orderId: string) => `corrections ${orderId}`;

/** What this person was correcting on this order. */
export function readCorrectionDrafts(writer: string, orderId: string): CorrectionDrafts {
  const drafts = readDraft(writer, about(orderId));
  if (typeof drafts !== 'object' || drafts === null) return {};
  return Object.fromEntries(Object.entries(drafts).filter(([, draft]) => isDraft(draft)));
}

/** Keeps them while there are any. */
export function keepCorrectionDrafts(
  writer: string,
  orderId: string,
  drafts: CorrectionDrafts,
): void {
  const isEmpty = Object.keys(drafts).length === 0;
  keepDraft(writer, about(orderId), isEmpty ? undefined : drafts);
}

/** All but the one of this field. */
export function draftsWithout(drafts: CorrectionDrafts, field: EditedField): CorrectionDrafts {
  const { [field]: _, ...rest } = drafts;
  return rest;
}

/** An older version of the page may have kept something else. */
function isDraft(draft: unknown): draft is CorrectionDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const parts = ['values', 'before', 'reason', 'version', 'errors', 'conflicts', 'failure'];
  return parts.every((part) => part in draft);
}
