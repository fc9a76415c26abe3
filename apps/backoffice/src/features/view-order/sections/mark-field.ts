import {
  type OrderFieldKey,
  orderFieldKeys,
  type SchemeFieldKey,
  schemeFieldKeys,
  schemeFieldName,
} from '@pabean/domain';
import { type EditedField, isEditable } from '../corrections/edited-field.ts';

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
