import type { LimitName } from '../schemes/scheme.ts';

/** Kinds of excise goods; the names are those of their limits. */
export type ExciseKind = Extract<
  LimitName,
  | 'cigarettes'
  | 'cigars'
  | 'cutTobacco'
  | 'otherTobacco'
  | 'heatedSticks'
  | 'heatedCapsules'
  | 'openLiquid'
  | 'closedLiquid'
  | 'alcohol'
>;

/** Goods of one kind, in the unit of its limit. `sure` is false where a pack's size was taken as usual. */
export interface ExciseGoods {
  readonly kind: ExciseKind;
  readonly amount: number;
  readonly sure: boolean;
}

/** The more special word first: a heated stick is no cigarette, a disposable no refill. */
export const kindWords: readonly (readonly [ExciseKind, RegExp])[] = [
  ['heatedCapsules', /capsule/],
  ['heatedSticks', /heated|heat-not-burn|heat not burn/],
  ['closedLiquid', /\bpods?\b|cartridge|disposable/],
  ['openLiquid', /e-?liquid|vape|vaping|refill|e-?cig|electronic cig/],
  ['cigars', /cigars?\b|cigarillo|cerutu/],
  ['otherTobacco', /shisha|hookah|molasses|snuff|snus|chewing/],
  ['cigarettes', /cigarette|kretek|rokok|\bcigs?\b/],
  ['cutTobacco', /tobacco|tembakau/],
  [
    'alcohol',
    /alcohol|\bwine|whisk|vodka|\bgin\b|\bbeer|\brum\b|liqueur|liquor|spirits|\bsake\b|champagne|cognac|brandy|tequila|\barak\b|soju/,
  ],
];

const withoutAlcohol =
  /\bno alcohol\b|\bnon[- ]*alcohol|\balcohol ?-? ?free\b|\b(?:root|ginger) (?:beer|ale)\b/;
const alcoholWords = new RegExp(kindWords.find(([kind]) => kind === 'alcohol')?.[1] ?? '', 'g');

/** A part of a text without the names of drinks, where it says that they have no alcohol: "alcohol-free wine". */
export const sober = (part: string): string =>
  withoutAlcohol.test(part) ? part.replace(alcoholWords, ' ') : part;

const cartons = /^(carton|slop|ctn)s?$/;

const perUnit: readonly (readonly [RegExp, readonly ExciseKind[] | null, number, boolean])[] = [
  [/^(kg|kilo)/, ['cutTobacco', 'otherTobacco'], 1000, true],
  [/^(g|gr|gram|grams|gramme)s?$/, ['cutTobacco', 'otherTobacco'], 1, true],
  [/^jin$/, ['cutTobacco', 'otherTobacco'], 500, true],
  // Of drinks half a litre, more or less.
  [/^jin$/, ['alcohol'], 500, false],
  [/^(ml|millilit)/, ['alcohol', 'openLiquid', 'closedLiquid'], 1, true],
  [/^cl$/, ['alcohol', 'openLiquid', 'closedLiquid'], 10, true],
  [/^(l|ltrs?|lt|lit(er|re)s?)$/, ['alcohol', 'openLiquid', 'closedLiquid'], 1000, true],
  [/^(oz|ounces?)$/, ['cutTobacco', 'otherTobacco'], 28.35, true],
  [/^(oz|ounces?)$/, ['alcohol', 'openLiquid', 'closedLiquid'], 29.57, true],
  [/^(lbs?|pounds?)$/, ['cutTobacco', 'otherTobacco'], 453.6, true],
  [/^pints?$/, ['alcohol'], 473, false],
  [/^(bottles?|btls?)$/, ['alcohol'], 750, false],
  [/^(can|tin)s?$/, ['alcohol'], 330, false],
  [/^tins?$/, ['cigarettes', 'heatedSticks'], 20, false],
  [/^each$/, ['cigarettes', 'cigars', 'heatedSticks'], 1, true],
  [/^each$/, ['alcohol'], 750, false],
  [cartons, ['cigarettes', 'heatedSticks'], 200, false],
  // A case has six bottles at least, and of cigarettes fifty cartons.
  [/^(case|crate)s?$/, ['alcohol'], 4500, false],
  [/^(case|crate)s?$/, ['cigarettes', 'heatedSticks'], 10_000, false],
  [/^(pack|packet|pkt|box|bungkus)(s|es|ets)?$/, ['cigarettes', 'heatedSticks'], 20, false],
  [
    /^(sticks?|pcs|pieces?|batang|units?|capsules?|cigarettes?|cigars?|)$/,
    ['cigarettes', 'cigars', 'heatedSticks', 'heatedCapsules'],
    1,
    true,
  ],
];

/** "1.500 l" is one and a half, "1.500 ml" and "1.500 pcs" are more than a thousand. */
export const readAs = (unit: string) =>
  /^(kgs?|kilo\w*|l|lt|ltrs?|lit\w*)\b/i.test(unit.trim()) ? 'large' : 'pieces';

/** An amount in the unit of its kind's limit; nothing where the unit is none of that kind. */
export function inLimitUnit(
  kind: ExciseKind,
  amount: number,
  unit: string,
  sure = true,
): ExciseGoods[] {
  const written = unit.trim().toLowerCase().replace(/\.$/, '');
  // Cartons of "tobacco" are of cigarettes.
  if (kind === 'cutTobacco' && cartons.test(written)) {
    return inLimitUnit('cigarettes', amount, unit, sure);
  }
  const rowOf = (word: string) =>
    perUnit.find(([pattern, kinds]) => pattern.test(word) && kinds?.includes(kind));
  // "Cartons (200)" are cartons.
  const row = rowOf(written) ?? rowOf(/^[a-z]+(?=\s*\()/.exec(written)?.[0] ?? '-');
  return row === undefined ? [] : [{ kind, amount: amount * row[2], sure: sure && row[3] }];
}

/** The kind that a text names. If it names several, the most specific wins. */
export const kindOf = (text: string): ExciseKind | undefined =>
  text === '' ? undefined : kindWords.find(([, words]) => words.test(text))?.[0];

/** Whether a word behind a number is a unit and no name: "2 bottles", and not "2 cigars". */
export const isUnit = (word: string): boolean =>
  word !== '' && kindOf(word) === undefined && perUnit.some(([pattern]) => pattern.test(word));

/** How much of a limit's unit is usual in one of a container. */
export const usualSize = (unit: string): number | undefined =>
  perUnit.find(([pattern, , , sure]) => !sure && pattern.test(unit))?.[2];
