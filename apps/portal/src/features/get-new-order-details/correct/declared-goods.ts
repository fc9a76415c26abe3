import type { CorrectedValue } from '@pabean/api-client/contract';
import { declarationCategories } from '@pabean/domain';
import type { CorrectDraft } from './correct-draft.ts';

/** Whose details are corrected: of each question that is answered with yes. */
export const declaredCategories = (declared: Readonly<Record<string, CorrectedValue>>) =>
  declarationCategories.filter(({ key }) => declared[`importingGoods.${key}`] === 'Yes');

/** The details of items by their keys; any other value has none. */
export const detailsOf = (
  value: CorrectedValue | undefined,
): Readonly<Record<string, string | number | null>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/**
 * The details that the typing began with. What is the same there was not typed here, also where it was
 * changed elsewhere since.
 */
export const storedDetails = (
  draft: CorrectDraft | null,
  declared: Readonly<Record<string, CorrectedValue>>,
) => detailsOf(draft?.stored === undefined ? declared.goodsDetails : draft.stored);
