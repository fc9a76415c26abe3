import { takenValues } from '@pabean/api-client';
import { CorrectedValues } from '@pabean/api-client/contract';
import {
  checkOrder,
  type DeclarationAnswers,
  declarationKeys,
  type Mark,
  type OrderFieldValues,
  type OrderToCheck,
  type SchemeFieldValues,
  severities,
} from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { editorOfMark } from '../sections/mark-field.ts';
import type { CorrectionDraft } from './correction-drafts.ts';
import { changesOf, type EditedField, keysOf } from './edited-field.ts';

/** What the rules say of an order with what is typed in one of its editors. */
export interface TypedChecks {
  /** Of the editor's own fields, and of others what was not found before; worst first. */
  readonly found: readonly Mark[];
  /** What they said before and no longer say. */
  readonly gone: readonly Mark[];
}

/** The order with its changes, as the checks read it: more than their fields does not matter to them. */
function toCheck(order: OrderDetail, changes: CorrectedValues): OrderToCheck {
  const answers = { ...order.importingGoods, ...changes.importingGoods };
  // The confirmed address follows the e-mail with the save.
  const { confirm_email } = order;
  const followed = { confirm_email: confirm_email && (changes.email ?? confirm_email) };
  return {
    created_at: order.created_at,
    fields: { ...order, ...followed, ...(changes as Partial<OrderFieldValues>) },
    family: changes.familyMember ?? order.familyMember,
    answers: Object.fromEntries(
      declarationKeys.map((key) => [key, answers[key] === 'Yes']),
    ) as DeclarationAnswers,
    goods: changes.goodsDetails ?? order.goodsDetails,
    scheme: { ...order.scheme_fields, ...changes.scheme_fields } as SchemeFieldValues,
  };
}

const keyOf = ({ rule, field }: Mark) => `${rule} ${field}`;

/**
 * Checks an order with what is typed, by the rules that the server keeps. Other orders of the same
 * traveller are known there alone, so nothing is said of them before the save.
 * @returns null while what is typed is nothing that could be saved
 */
export function checkTyped(
  order: OrderDetail,
  field: EditedField,
  { before, values }: Pick<CorrectionDraft, 'before' | 'values'>,
  now: Date,
): TypedChecks | null {
  const changes = takenValues(CorrectedValues, changesOf(before, values));
  if (changes === null) return null;
  const earlier = checkOrder(toCheck(order, {}), now).marks;
  const later = checkOrder(toCheck(order, changes), now).marks;
  const earlierKeys = new Set(earlier.map(keyOf));
  const laterKeys = new Set(later.map(keyOf));
  const found = later.filter((mark) => isOf(field, mark) || !earlierKeys.has(keyOf(mark)));
  return {
    found: severities.flatMap((severity) => found.filter((mark) => mark.severity === severity)),
    gone: earlier.filter((mark) => !laterKeys.has(keyOf(mark))),
  };
}

/** Whether a mark stands beside a field of this editor. */
export function isOf(editor: EditedField, mark: Pick<Mark, 'field'>): boolean {
  const editorOf = editorOfMark(mark.field);
  if (editorOf === editor) return true;
  const keys: readonly string[] = keysOf(editor as Parameters<typeof keysOf>[0]);
  return keys.includes(mark.field);
}
