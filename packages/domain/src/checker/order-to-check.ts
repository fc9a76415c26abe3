import type { DeclarationAnswers, GoodsDetails } from '../declaration/declared-items.ts';
import type { FamilyFieldKey } from '../order-fields/family-fields.ts';
import type { OrderFieldValues } from '../order-fields/field-lists.ts';
import type { MarkedField, Severity, TravellerText } from '../schemes/scheme.ts';
import type { SchemeFieldValues } from '../schemes/scheme-fields.ts';

/** An order as intake brings it or the database keeps it; what is left out is not known. */
export interface OrderToCheck {
  /** When it came in: a moment in ISO 8601. */
  readonly created_at: string;
  readonly fields: Partial<OrderFieldValues>;
  readonly family: readonly { readonly [Key in FamilyFieldKey]?: string | null | undefined }[];
  readonly answers: DeclarationAnswers;
  readonly goods: GoodsDetails;
  readonly scheme: SchemeFieldValues;
}

/** Whether other orders that are not settled are of the same traveller and day. */
export interface SameTraveller {
  readonly passport: boolean;
  readonly name: boolean;
}

/** What the checker says of one field. It holds no value of the traveller. */
export interface Mark {
  readonly rule: string;
  readonly version: number;
  readonly severity: Severity;
  readonly field: MarkedField;
  readonly staff: string;
  readonly traveller: TravellerText | null;
}

/** What an order was found to be, and by which version of which scheme. */
export interface Checked {
  readonly scheme: string;
  readonly version: number;
  readonly marks: readonly Mark[];
}
