import {
  answerName,
  type DeclarationKey,
  declarationKeys,
  type OrderFieldKey,
  orderFieldKeys,
  type SchemeFieldKey,
  schemeFieldKeys,
  schemeFieldName,
} from '@pabean/domain';
import { type EditedField, editButtonId, isEditable } from '../corrections/edited-field.ts';
import type { OrderDetail } from '../order-store.ts';
import type { OrderMark } from './MarkNote.tsx';

const isOrderField = (field: string): field is OrderFieldKey =>
  (orderFieldKeys as readonly string[]).includes(field);
const isSchemeField = (field: string): field is SchemeFieldKey =>
  (schemeFieldKeys as readonly string[]).includes(field);

/** The editor that mends what a mark stands beside; null where nothing is corrected. */
export function editorOfMark(field: string): EditedField | null {
  if (field === 'familyMember') return field;
  if (field.startsWith('importingGoods.')) return 'goods';
  if (isSchemeField(field)) return schemeFieldName(field);
  return isOrderField(field) && isEditable(field) ? field : null;
}

/** Whether a mark is of what is listed: it stands at the item, and not at the answer, where there is one. */
export const isOfItem = ({ rule }: OrderMark): boolean => rule.startsWith('details.');

/** The id of where the marks of an answer stand, and of the item that it declares. */
export const answerId = (key: DeclarationKey): string => `marks-of-answer-${key}`;
export const itemId = (key: DeclarationKey): string => `marks-of-item-${key}`;

/** The id of where the marks of the family stand first. */
export const familyMarksId = 'marks-of-family';

/**
 * Where a mark leads to: the id of its place, and of the section around it. Null for what nobody corrects.
 * The place is away while its editor is open, or its card shows what was ordered.
 */
export function placeOfMark(
  mark: OrderMark,
  order: OrderDetail,
): { readonly id: string; readonly section: string } | null {
  const answer = declarationKeys.find((key) => mark.field === answerName(key));
  if (answer !== undefined) {
    const declared = order.importingGoods[answer] === 'Yes';
    return { id: declared && isOfItem(mark) ? itemId(answer) : answerId(answer), section: 'goods' };
  }
  const editor = editorOfMark(mark.field);
  if (editor === null) return null;
  if (editor === 'familyMember') return { id: familyMarksId, section: 'family' };
  return {
    id: editButtonId(editor),
    section: isSchemeField(mark.field) ? 'scheme' : 'details',
  };
}
