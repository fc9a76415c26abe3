/** How a field of a scheme is written: a list is what its kind names, several times. */
export type SchemeFieldKind =
  | 'text'
  | 'day'
  | 'country'
  | 'countries'
  | 'choice'
  | 'choices'
  | 'devices'
  | 'cash';

/** The parts of the form of All Indonesia, in its order. */
export const schemeParts = ['person', 'trip', 'stay', 'health', 'customs'] as const;

export type SchemePart = (typeof schemeParts)[number];

/** A field that the order's own table (spec section 3) does not have. */
export interface SchemeField {
  readonly kind: SchemeFieldKind;
  readonly part: SchemePart;
  readonly label: string;
  /** The most characters of a text. */
  readonly max?: number;
  /** The most entries of a list. */
  readonly most?: number;
  /** What may be chosen: the word that is stored, with what people read. */
  readonly values?: Readonly<Record<string, string>>;
  /** Said beside the field. */
  readonly help?: string;
  /** Where it was read that All Indonesia asks for it. */
  readonly sources: readonly string[];
}

const papers = 'field papers of this project (2026-11-22)';
const newspaper = 'newspaper 2025-12 (steps of All Indonesia)';
const television = 'television news 2025-12-13';
const siteDecember = 'news site 2025-12-15';
const siteOctober = 'news site 2025-10';
const siteSeptember = 'copy of a news site (2025-09)';

/**
 * What All Indonesia asks beyond the fields of an order, in the order of its form. The official list
 * was not read: each field says where it was seen, and none is required at intake.
 */
export const schemeFields = {
  passport_expiry: {
    kind: 'day',
    part: 'person',
    label: 'Passport expiry date',
    sources: [papers],
  },
  passport_country: {
    kind: 'country',
    part: 'person',
    label: 'Passport issued by',
    sources: [papers],
  },
  sex: {
    kind: 'choice',
    part: 'person',
    label: 'Sex',
    values: { female: 'Female', male: 'Male', unspecified: 'Not specified' },
    help: 'As the passport says.',
    sources: [papers],
  },
  birth_place: {
    kind: 'text',
    part: 'person',
    label: 'Place of birth',
    max: 100,
    sources: [papers],
  },
  transport: {
    kind: 'choice',
    part: 'trip',
    label: 'Transport',
    values: { air: 'Air', sea: 'Sea', land: 'Land' },
    help: 'The number of the flight or the name of the ship is a field of the order.',
    sources: [siteOctober, siteSeptember],
  },
  transport_kind: {
    kind: 'choice',
    part: 'trip',
    label: 'Kind of transport',
    values: {
      commercial: 'Commercial',
      charter: 'Charter',
      private: 'Private',
      government: 'Government',
    },
    sources: [papers],
  },
  departure_country: {
    kind: 'country',
    part: 'trip',
    label: 'Country of departure',
    sources: [papers],
  },
  departure_date: {
    kind: 'day',
    part: 'trip',
    label: 'Date of leaving Indonesia',
    sources: [papers],
  },
  purpose: {
    kind: 'choice',
    part: 'trip',
    label: 'Purpose of the visit',
    values: {
      holiday: 'Holiday',
      family: 'Visiting family or friends',
      business: 'Business',
      work: 'Work',
      study: 'Study',
      transit: 'Transit',
      official: 'Official duty',
      home: 'Going home',
      other: 'Other',
    },
    sources: [siteOctober, newspaper, television, siteDecember],
  },
  visa: {
    kind: 'text',
    part: 'trip',
    label: 'Visa or residence permit',
    max: 60,
    help: 'Its kind and its number.',
    sources: [papers],
  },
  residence_type: {
    kind: 'choice',
    part: 'stay',
    label: 'Kind of stay',
    values: { hotel: 'Hotel', residence: 'Private home', other: 'Other' },
    sources: [papers],
  },
  province: {
    kind: 'text',
    part: 'stay',
    label: 'Province',
    max: 60,
    sources: [papers],
  },
  city: {
    kind: 'text',
    part: 'stay',
    label: 'City or regency',
    max: 60,
    sources: [papers],
  },
  symptoms: {
    kind: 'choices',
    part: 'health',
    label: 'Symptoms of illness now',
    most: 8,
    values: {
      none: 'None',
      fever: 'Fever',
      cough: 'Cough',
      breath: 'Shortness of breath',
      throat: 'Sore throat',
      rash: 'Rash',
      vomiting: 'Vomiting or diarrhoea',
      other: 'Other',
    },
    sources: [newspaper, television, siteDecember],
  },
  countries_21d: {
    kind: 'countries',
    part: 'health',
    label: 'Countries of the last 21 days',
    most: 20,
    sources: [newspaper, television, siteDecember],
  },
  imei_devices: {
    kind: 'devices',
    part: 'customs',
    label: 'Phones and tablets to be registered (IMEI)',
    most: 2,
    help: 'Only of who brings them in for good.',
    sources: [newspaper, television, siteDecember],
  },
  cash_by_currency: {
    kind: 'cash',
    part: 'customs',
    label: 'Cash by currency',
    most: 10,
    help: 'Coins, cheques to bearer and traveller’s cheques count.',
    sources: [newspaper, television, siteDecember],
  },
} as const satisfies Record<string, SchemeField>;

export type SchemeFieldKey = keyof typeof schemeFields;

/** The keys in the order of the form. */
export const schemeFieldKeys = Object.keys(schemeFields) as SchemeFieldKey[];

/** Money of one currency: what of it is carried, by its ISO 4217 code. */
export interface CashSum {
  readonly currency: string;
  readonly amount: string;
}

/** What a field of this kind is once it is stored. */
export type SchemeValue<Kind extends SchemeFieldKind> = Kind extends 'cash'
  ? readonly CashSum[]
  : Kind extends 'countries' | 'choices' | 'devices'
    ? readonly string[]
    : string;

/** What is known of a scheme's fields; nothing where nothing came in. */
export type SchemeFieldValues = {
  [Key in SchemeFieldKey]?: SchemeValue<(typeof schemeFields)[Key]['kind']> | null;
};
