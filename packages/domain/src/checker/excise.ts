import type { GoodsDetails } from '../declaration/declared-items.ts';
import type { Limit, LimitName } from '../schemes/scheme.ts';
import { leadingNumber, readNumber } from './read-number.ts';

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
const kindWords: readonly (readonly [ExciseKind, RegExp])[] = [
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

const perUnit: readonly (readonly [RegExp, readonly ExciseKind[] | null, number, boolean])[] = [
  [/^(kg|kilo)/, ['cutTobacco', 'otherTobacco'], 1000, true],
  [/^(g|gr|gram|grams|gramme)s?$/, ['cutTobacco', 'otherTobacco'], 1, true],
  [/^(ml|millilit)/, ['alcohol', 'openLiquid', 'closedLiquid'], 1, true],
  [/^cl$/, ['alcohol', 'openLiquid', 'closedLiquid'], 10, true],
  [/^(l|lt|ltr|lit(er|re)s?)$/, ['alcohol', 'openLiquid', 'closedLiquid'], 1000, true],
  [/^bottles?$/, ['alcohol'], 750, false],
  [/^cans?$/, ['alcohol'], 330, false],
  [/^(carton|slop)s?$/, ['cigarettes', 'heatedSticks'], 200, false],
  [/^(pack|packet|box|bungkus)(s|es|ets)?$/, ['cigarettes', 'heatedSticks'], 20, false],
  [
    /^(sticks?|pcs|pieces?|batang|units?|capsules?|cigarettes?|cigars?|)$/,
    ['cigarettes', 'cigars', 'heatedSticks', 'heatedCapsules'],
    1,
    true,
  ],
];

/** "1.500 l" is one and a half, "1.500 ml" and "1.500 pcs" are more than a thousand. */
const readAs = (unit: string) =>
  /^(kg|kilo|l|lt|ltr|lit\w*)\b/i.test(unit.trim()) ? 'large' : 'pieces';

function inLimitUnit(kind: ExciseKind, amount: number | null, unit: string): ExciseGoods[] {
  if (amount === null) return [];
  const written = unit.trim().toLowerCase().replace(/\.$/, '');
  const rowOf = (word: string) =>
    perUnit.find(([pattern, kinds]) => pattern.test(word) && kinds?.includes(kind));
  // "Cartons (200)" are cartons.
  const row = rowOf(written) ?? rowOf(/^[a-z]+(?=\s*\()/.exec(written)?.[0] ?? '-');
  return row === undefined ? [] : [{ kind, amount: amount * row[2], sure: row[3] }];
}

const kindOf = (text: string): ExciseKind | undefined =>
  text === '' ? undefined : kindWords.find(([, words]) => words.test(text))?.[0];

/** "900 cigarettes", "2 l wine", "50 g of tobacco": amounts inside a description. */
const inText =
  /(\d[\d.,]*)\s*(?:(ml|cl|l|lit(?:er|re)s?|kg|g|grams?|sticks?|pcs|pieces?|packs?|cartons?|bottles?|cans?)\b)?\s*(?:of\s+)?([^\d,;+]*)/g;

function described(text: string): ExciseGoods[] {
  // Most orders list nothing, and several checks ask.
  if (text === '') return [];
  return [...text.matchAll(inText)].flatMap(([, amount, unit = '', words = '']) => {
    const kind = kindOf(words);
    return kind === undefined ? [] : inLimitUnit(kind, readNumber(amount, readAs(unit)), unit);
  });
}

/** What was listed under question 5, as far as kinds and amounts can be read. */
export function exciseGoods(goods: GoodsDetails): ExciseGoods[] {
  const text = String(goods.description_of_Goods_cigarettes ?? '').toLowerCase();
  const several = described(text);
  if (several.length > 1) return several;
  const category = String(goods.category_cigarettes ?? '').toLowerCase();
  const kind = kindOf(text) ?? kindOf(category);
  if (kind === undefined) return [];
  const unit = String(goods.units_cigarettes ?? '').trim();
  const quantity = leadingNumber(goods.quantityofGoods_cigarettes, readAs(unit));
  const [listed] = inLimitUnit(kind, quantity, unit);
  const [inWords] = several;
  if (listed === undefined) return several;
  // The fields say it where they say a unit.
  return [unit === '' && inWords?.kind === kind ? larger(listed, inWords) : listed];
}

/** "2 cartons of cigarettes" beside the quantity 2: which of both is meant is not sure. */
function larger(one: ExciseGoods, other: ExciseGoods): ExciseGoods {
  if (one.amount === other.amount) return one;
  return { ...(one.amount > other.amount ? one : other), sure: false };
}

/** Whether anything named is tobacco or liquid, and whether anything is alcohol, with or without an amount. */
export function exciseNamed(goods: GoodsDetails): { tobacco: boolean; alcohol: boolean } {
  const text = `${goods.description_of_Goods_cigarettes ?? ''} ${goods.category_cigarettes ?? ''}`;
  const named = kindWords.filter(([, words]) => words.test(text.toLowerCase()));
  return {
    tobacco: named.some(([kind]) => kind !== 'alcohol'),
    alcohol: named.some(([kind]) => kind === 'alcohol'),
  };
}

/** What share of its limit each kind takes, as one number per kind. */
export function sharesOf(
  listed: readonly ExciseGoods[],
  limits: Readonly<Record<LimitName, Limit>>,
): { kind: ExciseKind; share: number; sure: boolean }[] {
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = listed.filter((one) => one.kind === kind);
    const amount = same.reduce((sum, one) => sum + one.amount, 0);
    return { kind, share: amount / limits[kind].amount, sure: same.every(({ sure }) => sure) };
  });
}
