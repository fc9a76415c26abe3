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

const declared = { personal: true, correctedBy: ['staff', 'traveller'] } as const;
const counted = { ...declared, personal: false } as const;
const recorded = { correctedBy: [], required: false } as const;

/**
 * The fields of an order, each once, in the order in which their sections show them. Intake, the
 * table's columns, the detail of an order, the screen, erasure and what packs print are made from
 * this table or checked against it: a field is one entry here and a migration.
 */
export const orderFields = {
  transaction_id: {
    ...recorded,
    kind: 'text',
    max: 200,
    label: 'Transaction ID',
    section: 'order',
    personal: true,
    pack: 'whole',
    searched: true,
    copied: true,
    leftToRight: true,
  },
  merchant_name: {
    ...recorded,
    kind: 'text',
    max: 200,
    label: 'Merchant name',
    section: 'order',
    personal: false,
    pack: 'whole',
  },
  gateway: {
    ...recorded,
    kind: 'text',
    max: 100,
    label: 'Gateway',
    section: 'order',
    personal: false,
    pack: 'whole',
  },
  amount: {
    ...recorded,
    kind: 'amount',
    label: 'Amount',
    section: 'order',
    personal: false,
    pack: 'whole',
    leftToRight: true,
  },
  currency: {
    ...recorded,
    kind: 'currency',
    label: 'Currency',
    section: 'order',
    personal: false,
    pack: 'whole',
    shownWith: 'amount',
  },
  full_name: {
    ...declared,
    kind: 'text',
    max: 500,
    required: true,
    label: 'Full name',
    section: 'personal',
    pack: 'whole',
    searched: true,
    copied: true,
  },
  dob: {
    ...declared,
    kind: 'day',
    required: true,
    label: 'Date of birth',
    section: 'personal',
    pack: 'nothing',
    copied: true,
    leftToRight: true,
  },
  occupation: {
    ...declared,
    kind: 'text',
    max: 200,
    required: false,
    label: 'Occupation',
    section: 'personal',
    pack: 'nothing',
    copied: true,
  },
  nationality: {
    // Stays in the counts by country.
    ...counted,
    kind: 'text',
    max: 100,
    required: true,
    label: 'Nationality',
    section: 'personal',
    pack: 'whole',
    copied: true,
  },
  passport_number: {
    ...declared,
    kind: 'text',
    max: 40,
    required: true,
    label: 'Passport number',
    section: 'personal',
    pack: 'last three characters',
    searched: true,
    copied: true,
    leftToRight: true,
  },
  email: {
    // It opens the order: a traveller asks for its change (decisions, Beyond the specification).
    kind: 'email',
    required: true,
    label: 'Email',
    section: 'contact',
    personal: true,
    correctedBy: ['staff'],
    pack: 'whole',
    searched: true,
    copied: true,
    leftToRight: true,
    span: 2,
  },
  phone_number: {
    ...declared,
    kind: 'telephone',
    required: true,
    label: 'Telephone',
    section: 'contact',
    pack: 'whole',
    searched: true,
    copied: true,
    leftToRight: true,
  },
  confirm_email: {
    kind: 'email',
    required: false,
    label: 'Confirm email',
    section: 'contact',
    personal: true,
    correctedBy: ['staff'],
    pack: 'nothing',
    leftToRight: true,
    span: 2,
  },
  country_code: {
    ...counted,
    kind: 'country-code',
    required: true,
    label: 'Country code',
    section: 'contact',
    pack: 'whole',
    searched: true,
  },
  address_in_indonesia: {
    ...declared,
    kind: 'text',
    lines: true,
    max: 1000,
    required: false,
    label: 'Address in Indonesia',
    section: 'contact',
    pack: 'whole',
    copied: true,
    span: 3,
  },
  language: {
    // Of the letters; the traveller sets it by choosing the portal's language.
    kind: 'language',
    required: false,
    label: 'Language',
    section: 'contact',
    personal: true,
    correctedBy: ['staff'],
    pack: 'nothing',
  },
  place_of_arrival: {
    ...declared,
    kind: 'text',
    max: 200,
    required: true,
    label: 'Place of arrival',
    section: 'additional',
    pack: 'whole',
    copied: true,
  },
  doa: {
    ...counted,
    kind: 'day',
    required: true,
    label: 'Date of arrival',
    section: 'additional',
    pack: 'whole',
    copied: true,
    leftToRight: true,
  },
  flight_voyage: {
    ...declared,
    kind: 'text',
    max: 60,
    required: false,
    label: 'Flight / voyage',
    section: 'additional',
    pack: 'whole',
    copied: true,
    leftToRight: true,
  },
  accompanied_baggage: {
    ...declared,
    kind: 'count',
    required: false,
    label: 'Accompanied baggage',
    section: 'additional',
    pack: 'nothing',
  },
  unaccompanied_baggage_select: {
    ...declared,
    kind: 'answer',
    required: false,
    label: 'Unaccompanied baggage',
    section: 'additional',
    pack: 'nothing',
  },
  unaccompanied_baggage: {
    ...declared,
    kind: 'count',
    required: false,
    label: 'Unaccompanied pieces',
    section: 'additional',
    pack: 'nothing',
    shownWith: 'unaccompanied_baggage_select',
  },
  family_members_travelling: {
    ...declared,
    kind: 'count',
    required: false,
    label: 'Family travelling',
    section: 'additional',
    pack: 'nothing',
  },
  applicant_ip: {
    ...recorded,
    kind: 'ip',
    label: 'IP address when ordering',
    section: 'additional',
    personal: true,
    pack: 'whole',
    leftToRight: true,
  },
  applicant_timezone: {
    ...recorded,
    kind: 'time-zone',
    label: 'Time zone when ordering',
    section: 'additional',
    personal: true,
    pack: 'whole',
    leftToRight: true,
  },
} as const satisfies Record<string, OrderField>;

export type OrderFieldKey = keyof typeof orderFields;

/** The keys in the order of the table. */
export const orderFieldKeys = Object.keys(orderFields) as OrderFieldKey[];

/** What a field of this kind is once it is stored. */
export type StoredValue<Kind extends OrderFieldKind> = Kind extends 'count' ? number : string;

/** An order's fields as they are stored and sent; null where nothing came in. */
export type OrderFieldValues = {
  [Key in OrderFieldKey]: StoredValue<(typeof orderFields)[Key]['kind']> | null;
};

/** The fields of one section of View Order, those that are shown beside another left out. */
export function fieldsOfSection(section: OrderSection): OrderFieldKey[] {
  return orderFieldKeys.filter((key) => {
    const field: OrderField = orderFields[key];
    return field.section === section && field.shownWith === undefined;
  });
}

/** The fields that erasing an order removes. */
export const personalFieldKeys: readonly OrderFieldKey[] = orderFieldKeys.filter(
  (key) => orderFields[key].personal,
);

/** The fields of which a defence pack may print anything. */
export type PackFieldKey = {
  [Key in OrderFieldKey]: (typeof orderFields)[Key]['pack'] extends 'nothing' ? never : Key;
}[OrderFieldKey];

/** Whether a defence pack may print anything of a field. */
export const mayPrint = (key: OrderFieldKey): key is PackFieldKey =>
  orderFields[key].pack !== 'nothing';
