import { byWholeWord, type SearchTerm } from './search-terms.ts';
import type { Frequencies } from './word-sample.ts';

/** How many orders there are: in the folder, in all, and in how many weeks these came in. */
export interface Sizes {
  readonly folder: number;
  readonly all: number;
  readonly weeks: number;
  /** Whether an index of words names the folder's orders alone (0078_settled_words.sql). */
  readonly hasOwnWords: boolean;
}

/** How many matches a search needs. */
export interface SearchNeed {
  /** So many are found whatever it costs: to the end of the page, and whether there is one more. */
  readonly least: number;
  /** So many are counted, as far as the effort goes. */
  readonly most: number;
}

/**
 * How an answer is found.
 * - `folder`: so many newest orders of the folder are looked at.
 * - `weeks`: the orders that the index of words names, week by week.
 * - `both`: the page in the folder, and the count by the index.
 */
export type Plan =
  | { readonly way: 'folder'; readonly looks: number }
  | { readonly way: 'weeks' }
  | { readonly way: 'both'; readonly looks: number };

/** Orders of the folder that are looked at, once: of one that holds most orders, neighbours on the disk. */
const looksAtNeighbours = 5_000;
const looksElsewhere = 1_250;

/** Whether the orders of a folder are beside each other: it has a large share of all. */
export const isDense = ({ folder, all }: Sizes): boolean => folder >= 0.3 * all;

/** Of the orders so many hold the terms that a page is soon found by walking. */
const frequent = 0.02;

/**
 * The way that finds the page and counts most with the effort of some milliseconds. All ways find the
 * same page; they differ in how far they count.
 */
export function choosePlan(sizes: Sizes, sample: Frequencies, { least, most }: SearchNeed): Plan {
  const share = (sample.all + 1) / (sample.looked + 1);
  const looks = isDense(sizes) ? looksAtNeighbours : looksElsewhere;
  if (sizes.folder < looks) return { way: 'folder', looks };
  if (sizes.hasOwnWords) return { way: 'weeks' };
  const forAll = Math.ceil(withMargin(most) / share) + 50;
  if (share >= frequent && forAll <= looks)
    return { way: 'folder', looks: Math.min(looks, stepAbove(forAll)) };
  const forPage = Math.ceil((2 * least) / share) + 100;
  if (isDense(sizes)) {
    return share >= frequent && forPage <= looks
      ? { way: 'both', looks: Math.min(looks, stepAbove(forPage)) }
      : { way: 'weeks' };
  }
  if (share * sizes.all < sizes.folder) return { way: 'weeks' };
  return { way: 'folder', looks: forPage <= looks ? looks : stepAbove(forPage) };
}

/** So many are expected where seldom fewer than `most` are met. */
const withMargin = (most: number): number => most + Math.max(0.2 * most, 3 * Math.sqrt(most));

/** One of few numbers, each 1.4 times the one before: each is a text of its own for PostgreSQL, which plans by it. */
const stepAbove = (looks: number): number =>
  Math.round(125 * 2 ** (Math.max(0, Math.ceil(2 * Math.log2(looks / 125))) / 2));

/**
 * The index reads the list of a term so much faster than an order is looked at: a term that is more
 * frequent than the rarest by more than this is left to the look at the order. Lists of a folder alone
 * are shorter.
 */
const readFaster = { ofAll: 2, ofFolder: 10 };

/** The terms that the index is asked for: the rarest, and those that are not much more frequent. */
export function rarest(
  terms: readonly SearchTerm[],
  { each }: Pick<Frequencies, 'each'>,
  lists: keyof typeof readFaster = 'ofAll',
): SearchTerm[] {
  const most = readFaster[lists] * Math.max(1, Math.min(...each));
  return terms.filter((_, at) => (each[at] ?? 0) <= most);
}

/** A search expects so many times the matches that it counts before some of them are enough. */
const plenty = 4;

/**
 * Of the terms asked, whole words, when they name more than enough matches to count: "maria" names Marias
 * by one key of the index, where the beginning of words is thousands of keys, one of each e-mail.
 */
export function plentiful(
  terms: readonly SearchTerm[],
  sample: Frequencies,
  { folder, most }: { readonly folder: number; readonly most: number },
): SearchTerm[] | undefined {
  const { looked, all, each, whole } = sample;
  if ((folder * all) / Math.max(1, looked) < plenty * most) return undefined;
  const rare = rarest(terms, sample);
  const wholes = rare.flatMap((term) => {
    const at = terms.indexOf(term);
    const isMostlyWhole = 2 * (whole[at] ?? 0) >= (each[at] ?? 0);
    return isMostlyWhole && term.whole ? byWholeWord(term, term.whole) : [];
  });
  return wholes.length === rare.length ? wholes : undefined;
}
