import { type CorrectableField, correctableFields } from '../corrections/edited-field.ts';
import type { OrderDetail } from '../order-store.ts';
import { asksSchemeFields } from '../sections/scheme-section.ts';

type Question = OrderDetail['conversation'][number]['question'];

/** The field that a picture is most likely of: what was asked for, else the number of the passport. */
export function fieldInPicture(order: OrderDetail, asked: Question): CorrectableField {
  const named = asked?.field ?? asked?.fields?.[0];
  const fields = correctableFields(asksSchemeFields(order));
  return fields.find((field) => field === named) ?? 'passport_number';
}
