/** The keys of `importingGoods`, in the order of the eight questions (spec, Orders come in). */
export const declarationKeys = [
  'animals_fish_plants',
  'narcotics',
  'currency',
  'foreign_banknotes',
  'cigarettes',
  'purchase',
  'imported_goods',
  'goods_originating',
] as const;

export type DeclarationKey = (typeof declarationKeys)[number];

/** How the value of a field is written: as typed, as an amount of money, or as a calendar date. */
export type DeclarationFieldKind = 'text' | 'amount' | 'date';

export type DeclarationField = {
  /** Its key in `goodsDetails`, suffix included. */
  key: string;
  label: string;
  kind: DeclarationFieldKind;
};

export type DeclarationCategory = {
  number: number;
  key: DeclarationKey;
  /** What the keys of its fields end with in `goodsDetails`. */
  suffix: string;
  label: string;
  /** In the order they are shown. */
  fields: readonly DeclarationField[];
};

const field = (key: string, label: string, kind: DeclarationFieldKind = 'text') => ({
  key,
  label,
  kind,
});

/** The six fields that every category may have (spec section 3, "Items"). */
const goods = (suffix: string): readonly DeclarationField[] => [
  field(`description_of_Goods${suffix}`, 'Description of goods'),
  field(`quantityofGoods${suffix}`, 'Quantity'),
  field(`units${suffix}`, 'Units'),
  field(`value${suffix}`, 'Value', 'amount'),
  field(`currency${suffix}`, 'Currency'),
  field(`category${suffix}`, 'Category'),
];

/** The two fields that money has on top; `option` says in which form it is carried. */
const money = (option: string, suffix: string): readonly DeclarationField[] => [
  field(`${option}${suffix}`, 'Form of money'),
  field(`amountofmoney${suffix}`, 'Amount of money', 'amount'),
];

/**
 * The eight declaration categories with their labels as the design pictures them and their fields
 * (spec section 3, "Items"). The unaccompanied baggage that the
 * specification mentions here has no suffixed keys at intake: it is part of the order itself.
 */
export const declarationCategories: readonly DeclarationCategory[] = [
  {
    number: 1,
    key: 'animals_fish_plants',
    suffix: '',
    label: 'Animals, fish and plants, including their products',
    fields: goods(''),
  },
  {
    number: 2,
    key: 'narcotics',
    suffix: '_narcotics',
    label: 'Narcotics, psychotropic substances, precursors, drugs',
    fields: goods('_narcotics'),
  },
  {
    number: 3,
    key: 'currency',
    suffix: '_currency',
    label: 'Currency worth 100 million Rupiah or more',
    fields: [...money('currencyoption', '_currency'), ...goods('_currency')],
  },
  {
    number: 4,
    key: 'foreign_banknotes',
    suffix: '_foreign',
    label: 'Foreign banknotes worth 1 billion Rupiah or more',
    fields: [...money('foreignoption', '_foreign'), ...goods('_foreign')],
  },
  {
    number: 5,
    key: 'cigarettes',
    suffix: '_cigarettes',
    label: 'More than 200 cigarettes, 25 cigars or 100 g tobacco, and 1 liter alcohol',
    fields: goods('_cigarettes'),
  },
  {
    number: 6,
    key: 'purchase',
    suffix: '_purchase',
    label: 'Goods bought abroad worth over USD 500',
    fields: goods('_purchase'),
  },
  {
    number: 7,
    key: 'imported_goods',
    suffix: '_importedgood',
    label: 'Imported goods that are not personal effects',
    fields: goods('_importedgood'),
  },
  {
    number: 8,
    key: 'goods_originating',
    suffix: '_goodoriginating',
    label: 'Goods originating from Indonesia using BC 3.4',
    fields: [
      field('number_goodoriginating', 'BC 3.4 number'),
      ...goods('_goodoriginating'),
      // The one key without the suffix of its category.
      field('date_month_year_import', 'Date of import', 'date'),
    ],
  },
];

/** Every key that `goodsDetails` may hold; intake refuses others. */
export const goodsDetailKeys: readonly string[] = declarationCategories.flatMap((category) =>
  category.fields.map((each) => each.key),
);
