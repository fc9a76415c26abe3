import {
  beginningOf,
  type Due,
  defaultPageSize,
  dueKinds,
  type FolderName,
  isSameSorting,
  type ListMark,
  listMarks,
  newestFirst,
  type OrderSorting,
  orderSorts,
  type PageSize,
  type ProcessMonth,
  pageSizes,
} from '@pabean/domain';

/** Whose orders: a folder's, or those of one month in Future Order. */
export type ListSource = { readonly folder: FolderName; readonly month?: ProcessMonth | undefined };

/** What the address says of a list: back, reload and a shared link give the same rows. */
export type ListQuery = {
  /** Counted from 1. */
  readonly page: number;
  readonly size: PageSize;
  readonly q: string;
  /** Absent: newest first, which is not how every list begins (`beginningOfList`). */
  readonly sort?: OrderSorting | undefined;
  /** Only orders that have all of these; absent: all orders. */
  readonly marks?: readonly ListMark[] | undefined;
  /** Only orders that are late, or at risk. */
  readonly due?: Due | undefined;
};

/** The most that a search may hold (contract, searchOrder). */
const maxSearchLength = 200;

/** What a search finds (search-order), for those who wonder. */
export const searchHelp =
  'Searches order ID, name, e-mail, passport number and transaction ID by the beginning of each word, and telephone by any four digits in a row. Several words must all match. Any of these typed in full, except a name, finds exact matches only.';

/** The same in a line, where a search found nothing. */
export const searchHint =
  'Search matches the beginning of words, and any four digits of a telephone number.';

/** What the database cannot hold, and half of a character that the length limit cut in two. */
const unsearchable = /[\0\p{Cs}]/gu;

/** Anything that makes no sense counts as not said (spec section 9: page 1, 10 rows). */
export function readQuery(params: URLSearchParams, { folder }: ListSource): ListQuery {
  const q = (params.get('q') ?? '')
    .trim()
    .slice(0, maxSearchLength)
    .replace(unsearchable, '')
    .trim();
  const page = Number(params.get('page'));
  const size = pageSizes.find((one) => String(one) === params.get('size'));
  return {
    page: size !== 'All' && Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: size ?? defaultPageSize,
    q,
    sort: chosenSorting(sortOf(params.get('sort') ?? '') ?? beginningOfList(folder, q)),
    marks: someMarks(listMarks.filter((mark) => params.get(mark) === '1')),
    due: dueKinds.find((due) => due === params.get('due')),
  };
}

/** The address of a query, without what goes without saying; a month's list names its month. */
export function writeQuery(query: ListQuery, { folder, month }: ListSource): URLSearchParams {
  const { page, size, q, marks = [], due } = query;
  const sorting = sortingOf(query);
  const params = new URLSearchParams(month && { month });
  if (q !== '') params.set('q', q);
  if (due) params.set('due', due);
  for (const mark of marks) params.set(mark, '1');
  if (!isSameSorting(sorting, beginningOfList(folder, q))) {
    params.set('sort', `${sorting.dir === 'desc' ? '-' : ''}${sorting.sort}`);
  }
  if (size !== defaultPageSize) params.set('size', String(size));
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Marks as a query holds them. */
export const someMarks = (marks: readonly ListMark[]) => (marks.length === 0 ? undefined : marks);

/** How a list begins: what a search finds, with the newest. */
export const beginningOfList = (folder: FolderName, q: string): OrderSorting =>
  q === '' ? beginningOf(folder) : newestFirst;

/** A query with other parts. What begins as its list does goes on to begin so, also as a search. */
export function changedQuery(
  query: ListQuery,
  next: Partial<ListQuery>,
  { folder }: ListSource,
): ListQuery {
  const changed = { ...query, ...next };
  const begins = isSameSorting(sortingOf(query), beginningOfList(folder, query.q));
  if (!begins || 'sort' in next) return changed;
  return { ...changed, sort: chosenSorting(beginningOfList(folder, changed.q)) };
}

/** How a list is sorted. */
export const sortingOf = ({ sort }: Pick<ListQuery, 'sort'>): OrderSorting => sort ?? newestFirst;

/** A sorting as a query holds it: as the server sorts that is told nothing, or said. */
export const chosenSorting = ({ sort, dir }: OrderSorting): OrderSorting | undefined =>
  isSameSorting({ sort, dir }, newestFirst) ? undefined : { sort, dir };

/** "name" is upwards, "-name" downwards. */
function sortOf(text: string): OrderSorting | undefined {
  const dir = text.startsWith('-') ? 'desc' : 'asc';
  const sort = orderSorts.find((one) => one === text.slice(dir === 'desc' ? 1 : 0));
  return sort && { sort, dir };
}

/** One text for one query, to see whether it is still the same. */
export const queryKey = (query: ListQuery, source: ListSource): string =>
  writeQuery(query, source).toString();
