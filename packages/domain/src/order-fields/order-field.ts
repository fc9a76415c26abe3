/**
 * How a value is written at intake, and what column keeps it: a number for counts, a decimal for an
 * amount, text for all else. A day is `YYYY-MM-DD`: it belongs to no time zone.
 */
export type OrderFieldKind =
  | 'text'
  | 'email'
  | 'country-code'
  | 'telephone'
  | 'day'
  | 'count'
  | 'answer'
  | 'amount'
  | 'currency'
  | 'ip'
  | 'time-zone'
  | 'language';

/** Where View Order shows a field (spec section 2). */
export type OrderSection = 'order' | 'personal' | 'contact' | 'additional';

/** Everything that the rest of the product has to know of one field of an order. */
export interface OrderField {
  readonly kind: OrderFieldKind;
  /** A text of several lines; a field of one line would join them. */
  readonly lines?: boolean;
  /** The most characters of a text. */
  readonly max?: number;
  /** A number of a document: marks that nobody sees and letters of full width are no part of it. */
  readonly identifier?: true;
  /** Whether an order without it is refused at intake. */
  readonly required: boolean;
  readonly label: string;
  readonly section: OrderSection;
  /** Whether it can tell a person: erasing the order removes it. */
  readonly personal: boolean;
  /** Who may correct it; empty for what a payment or a device recorded. */
  readonly correctedBy: readonly ('staff' | 'traveller')[];
  /** What a defence pack may print of it. */
  readonly pack: 'whole' | 'last three characters' | 'nothing';
  /** Staff find an order by it: it is part of the order's words (migration 0020). */
  readonly searched?: boolean;
  /** Staff type it into other forms: it gets a copy button. */
  readonly copied?: boolean;
  /** Ids, addresses, numbers and dates keep their direction in every script. */
  readonly leftToRight?: boolean;
  /** Columns of three that it takes on the screen. */
  readonly span?: 2 | 3;
  /** The field beside which it is shown, in one fact. */
  readonly shownWith?: string;
}
