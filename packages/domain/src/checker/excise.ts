import type { GoodsDetails } from '../declaration/declared-items.ts';
import { remembered } from '../remembered/remembered.ts';
import type { Limit, LimitName } from '../schemes/scheme.ts';
import { inEnglish } from './excise-english.ts';
import {
  type ExciseGoods,
  type ExciseKind,
  inLimitUnit,
  kindOf,
  kindWords,
  readAs,
  sober,
} from './excise-kinds.ts';
import { type Amount, amountsOfText, breaks, described, larger } from './excise-text.ts';
import { leadingNumber, tidied } from './read-number.ts';

/** What was listed under question 5, as far as kinds and amounts can be read. */
export function exciseGoods(goods: GoodsDetails): readonly ExciseGoods[] {
  const { listed: inWords, open } = described(String(goods.description_of_Goods_cigarettes ?? ''));
  const category = kindOf(wordInEnglish(String(goods.category_cigarettes ?? '')));
  // The fields are about what is named without an amount, else about what the words say too.
  const [first = category] = open.length > 0 ? open : inWords.map(({ kind }) => kind);
  const amounts = amountsOf(goods);
  const inFields = [...open, first].flatMap((kind) =>
    kind === undefined ? [] : inUnits(kind, amounts),
  )[0];
  if (inFields === undefined) return inWords;
  if (open.length > 0) return [...inWords, inFields];
  const [only, ...others] = inWords;
  if (only === undefined) return [inFields];
  if (others.length > 0) return inWords;
  // The fields say it where they say a unit, and to the piece.
  const isSaid = String(goods.units_cigarettes ?? '').trim() !== '' && inFields.sure;
  return [isSaid || only.kind !== inFields.kind ? inFields : larger(inFields, only)];
}

/** A text as it is read here, whatever language it was written in. */
const english = (text: string) => inEnglish(tidied(text).toLowerCase());

/** A category or a unit, of which there are few. */
const wordInEnglish = remembered(english);

/** What the fields may mean: the quantity as it is written, "2 x 200" too, or its number in the unit beside it. */
function amountsOf(goods: GoodsDetails): Amount[] {
  const quantity = goods.quantityofGoods_cigarettes;
  // Signs are units behind a number alone.
  const unit = wordInEnglish(`1 ${goods.units_cigarettes ?? ''}`).replace(/^1 ?/, '');
  const number = leadingNumber(quantity, readAs(unit));
  // "Twelve" is a number beside what it counts.
  const counted = number === null ? ` ${unit}` : '';
  const [written] = typeof quantity === 'string' ? amountsOfText(quantity + counted) : [];
  const beside = number === null ? [] : [{ number, unit, sure: true }];
  const isWhole = written !== undefined && (written.unit !== '' || written.number !== number);
  return isWhole ? [written, ...beside] : beside;
}

const inUnits = (kind: ExciseKind, amounts: readonly Amount[]) =>
  amounts.flatMap(({ number, unit, sure }) => inLimitUnit(kind, number, unit, sure));

/** Whether anything named is tobacco or liquid, and whether anything is alcohol, with or without an amount. */
export function exciseNamed(goods: GoodsDetails): { tobacco: boolean; alcohol: boolean } {
  const { description_of_Goods_cigarettes: description, category_cigarettes: category } = goods;
  const text = english(`${description ?? ''} ${category ?? ''}`.trim());
  const parts = text.split(breaks).map(sober);
  const named = kindWords.filter(([, words]) => parts.some((part) => words.test(part)));
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
