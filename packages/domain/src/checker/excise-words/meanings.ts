/**
 * What the words of the table mean: the English word by which `excise-kinds.ts` knows a kind or a unit, and how a
 * text joins them. The more special one first: of two that begin alike the first is taken.
 */
export const exciseMeanings = [
  'heated sticks',
  'vape',
  'shisha',
  'snuff',
  'cigars',
  'cigarettes',
  'tobacco',
  /** Drinks that look like others, and have none. */
  'no alcohol',
  'alcohol',
  /** A case of drinks, or of cartons of cigarettes. */
  'case',
  'carton',
  'pack',
  'bottle',
  'can',
  /** A tin: of cigarettes a pack, of a drink a can. */
  'tin',
  /** One of what is named: a stick, or a bottle. */
  'each',
  'pieces',
  'ml',
  'l',
  'kg',
  /** The Chinese pound, of 500 grams. */
  'jin',
  'g',
  'and',
  '2 carton',
  '2 pack',
  '2 bottle',
  '2 l',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
] as const;

export type ExciseMeaning = (typeof exciseMeanings)[number];

/** Words with commas between them, as parts of a pattern; where "*" stands a word goes on with any letters. */
export type ExciseWords = Partial<Record<ExciseMeaning, string>>;
