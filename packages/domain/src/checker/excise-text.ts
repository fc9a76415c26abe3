import { inEnglish } from './excise-english.ts';
import {
  type ExciseGoods,
  type ExciseKind,
  inLimitUnit,
  isUnit,
  kindOf,
  readAs,
  sober,
  usualSize,
} from './excise-kinds.ts';
import { withDigits } from './number-words.ts';
import { readNumber, tidied } from './read-number.ts';

/** So much of a unit as a text says it. `sure` is false where two numbers may be a product and may not. */
export interface Amount {
  readonly number: number;
  readonly unit: string;
  readonly sure: boolean;
}

/** An amount and where in its text it stands. */
interface Found extends Amount {
  /** "x 2": so many times what is said before it. */
  readonly isFactor: boolean;
  /** "2 x" before a name: so many times what is said behind it. */
  readonly isTimes: boolean;
  readonly from: number;
  readonly to: number;
}

/** A number with the word behind it. After a letter or a currency it is none of ours, and no percentage is one. */
const numbers =
  /(?<![\p{L}\p{Sc}\d.,]|\d\/)(?<!\b(?:rp|idr|usd|eur|aud|sgd)\.? ?)(\d{1,3}(?:[ ']\d{3})+(?!\d)|\d(?:[\d.,]*\d)?(?!\d))( ?)(\p{L}*)(?! ?%|\/\d)/gu;

/** Numbers of something else: of years that it is old, of what it costs, of what is in it. */
const ofOther =
  /^(?:years?|yrs?|yo|mg|percent|proof|usd|eur|idr|rp|aud|sgd|cents?|dollars?|euros?|rupiah|ribu|juta)$/;

const timesName = /^ ?[x*×] ?\p{L}/u;

function numbersIn(text: string): Found[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(numbers)].flatMap((match) => {
    const { 0: all, 1: digits = '', 2: gap, index } = match;
    const word = match[3] === 'x' ? '' : (match[3] ?? '');
    const unit = isUnit(word) ? word : '';
    // "100s" is a name, "100cigarettes" is not.
    const isName = gap === '' && word !== '' && unit === '' && kindOf(word) === undefined;
    const number = isName || ofOther.test(word) ? null : readNumber(digits, readAs(unit));
    const isFactor = unit === '' && text.startsWith('× ', index - 2);
    const to = index + (unit === '' ? digits.length : all.length);
    const isTimes = unit === '' && timesName.test(text.slice(to, to + 4));
    return number === null
      ? []
      : [{ number, unit, sure: true, isFactor, isTimes, from: index, to }];
  });
}

/** "2 x 200 pcs" and "2 bottles of 1 l" are products; "2 bottles 1 l" may be one, and may say it twice. */
function product(one: Found, other: Found, between: string): Found | null {
  const both = {
    ...other,
    number: one.number * other.number,
    from: one.from,
    isFactor: one.isFactor,
  };
  const size = usualSize(one.unit);
  if (/^ *× *$/.test(between) && (one.unit === '' || other.unit === '')) {
    // "10 packs x 20" are two hundred pieces, and "10 packs x 2" twenty packs.
    return { ...both, unit: one.unit === '' || other.number === size ? other.unit : one.unit };
  }
  if (size === undefined || !/^ *(?:[(×@]|of)? *$/.test(between)) return null;
  if (/[^ (]/.test(between)) return both;
  return one.number * size === other.number
    ? { ...both, number: other.number }
    : { ...both, sure: false };
}

const smallNumbers = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
];
const small = new RegExp(
  String.raw`(?<![\p{L}-])(?:${smallNumbers.slice(1).join('|')})(?![\p{L}-])`,
  'gu',
);

/** Whether a text begins with a unit or has a kind among its first words: a number before it counts that. */
function isCounted(behind: string): boolean {
  const [first = ''] = /^[^\d,;.()]{0,40}/.exec(behind) ?? [];
  const words = inEnglish(`1${first}`).replace(/^1 ?(?:of )?/, '');
  const [unit = '', ...others] = words.split(' ');
  const isNamed = kindOf([unit, ...others.slice(0, 2)].join(' ')) !== undefined;
  return isUnit(unit) || ofOther.test(unit) || isNamed;
}

/** A text in the letters that are compared here, with one sign for times. */
const plainly = (text: string) =>
  inEnglish(withDigits(tidied(text).toLowerCase(), isCounted))
    .replace(/(?<=^|[^\p{L}])[x*×] ?(?=\d)/gu, ' × ')
    .replace(small, (word) => String(smallNumbers.indexOf(word)));

/** The amounts of a text, in its order. */
export const amountsOfText = (text: string): readonly Amount[] => amountsIn(plainly(text));

function amountsIn(text: string): Found[] {
  const amounts: Found[] = [];
  for (const next of numbersIn(text)) {
    const last = amounts.at(-1);
    const both = last === undefined ? null : product(last, next, text.slice(last.to, next.from));
    if (both !== null) amounts.pop();
    amounts.push(both ?? next);
  }
  return amounts;
}

/** What a text says of excise goods: kinds with their amounts, and kinds without. */
export interface Described {
  readonly listed: readonly ExciseGoods[];
  readonly open: readonly ExciseKind[];
}

const inUnit = (kind: ExciseKind | undefined, amount: Amount): ExciseGoods | undefined =>
  kind === undefined ? undefined : inLimitUnit(kind, amount.number, amount.unit, amount.sure)[0];

/** Of two amounts that a text gives of one thing the larger one, and then it is not sure. */
export function larger(one: ExciseGoods, other: ExciseGoods): ExciseGoods {
  if (one.amount === other.amount) return { ...one, sure: one.sure || other.sure };
  return { ...(one.amount > other.amount ? one : other), sure: false };
}

/** What is read of the parts of a text so far. */
interface State {
  readonly listed: ExciseGoods[];
  readonly open: ExciseKind[];
  /** A name that still waits for its amount. */
  name: ExciseKind | undefined;
  /** An amount of the part before that still waits for its name. */
  loose: Amount | undefined;
}

/** "3 x whisky 1 l" are three litres. */
const timed = (amounts: readonly Found[]): Found[] =>
  amounts.map((amount, at) => {
    const { isTimes = false, number = 1 } = amounts[at - 1] ?? {};
    return isTimes && !amount.isTimes ? { ...amount, number: amount.number * number } : amount;
  });

/**
 * Reads one part of a text. An amount belongs to the name beside it, before it ("whisky 2 l") or behind it
 * ("2 l whisky"), by its unit. Where both may be meant it is the one behind, but not in a part that begins with a
 * name and ends without one.
 */
function readPart(state: State, part: string): void {
  const amounts = timed(amountsIn(part));
  const kinds = [...amounts, { from: part.length }].map(({ from }, at) =>
    kindOf(part.slice(amounts[at - 1]?.to ?? 0, from)),
  );
  const loose = state.loose;
  state.loose = kinds.every((kind) => kind === undefined) ? amounts[0] : undefined;
  const named = (kind: ExciseKind | undefined) => {
    if (kind === undefined) return;
    if (state.name !== undefined) state.open.push(state.name);
    state.name = kind;
  };
  named(kinds[0]);
  if (amounts.length === 0 && loose !== undefined) take(state, inUnit(state.name, loose));
  const namesFirst = kinds[0] !== undefined && kinds.at(-1) === undefined;
  const before = state.listed.length;
  for (const [at, amount] of amounts.entries()) {
    const next = kinds[at + 1];
    const last = state.listed.length > before ? state.listed.at(-1) : undefined;
    if (isTaken(state, amount, amounts[at + 1], last)) {
      named(next);
      continue;
    }
    const [earlier, later] = [inUnit(state.name, amount), inUnit(next, amount)];
    const isEarlier = earlier !== undefined && (namesFirst || later === undefined);
    if (isEarlier) take(state, earlier);
    named(next);
    if (!isEarlier) take(state, later);
    if (earlier === undefined && later === undefined) again(state, amount);
  }
}

/** Whether an amount only says how often another one counts, the one behind it or the last one. */
function isTaken(
  { listed }: State,
  amount: Found,
  following: Found | undefined,
  last: ExciseGoods | undefined,
): boolean {
  if (amount.isTimes && following?.isTimes === false) return true;
  if (!amount.isFactor || last === undefined) return false;
  listed.splice(-1, 1, { ...last, amount: last.amount * amount.number });
  return true;
}

function take(state: State, goods: ExciseGoods | undefined): void {
  if (goods === undefined) return;
  state.listed.push(goods);
  state.name = undefined;
  state.loose = undefined;
}

/** "20 cigarettes, 400 pcs" says two amounts of one thing. */
function again({ listed }: State, amount: Amount): void {
  const last = listed.at(-1);
  const same = inUnit(last?.kind, amount);
  if (last === undefined || same === undefined || same.amount < last.amount) return;
  listed[listed.length - 1] = larger(last, same);
}

/** Ends a part of a text. */
export const breaks = /[;+&]|(?<!\d),|,(?!\d)|\b(?:and|dan)\b/;

/** What a description says of kinds and amounts. */
export function described(text: string): Described {
  const state: State = { listed: [], open: [], name: undefined, loose: undefined };
  // Most orders list nothing, and several checks ask.
  if (text === '') return state;
  for (const part of plainly(text.replace(/\n/g, ';')).split(breaks)) readPart(state, sober(part));
  const { listed, name } = state;
  const open = name === undefined ? state.open : [...state.open, name];
  return { listed, open: open.filter((kind) => listed.every((one) => one.kind !== kind)) };
}
