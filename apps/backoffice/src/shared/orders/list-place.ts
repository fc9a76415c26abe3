import { processMonths } from '@pabean/domain';
import type { ListPlace } from '../list-return.ts';
import { folderOfPath } from '../paths.ts';
import type { ListRequest } from './fetch-page.ts';
import { readQuery, writeQuery } from './list-query.ts';

/** What a list's address asks for; null for Future Order's twelve months, which are no list. */
export function listRequestAt(path: string): ListRequest | null {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  const folder = folderOfPath(pathname);
  if (folder === null) return null;
  const query = readQuery(searchParams, { folder });
  if (folder !== 'futureOrder') return { source: { folder }, query };
  const month = processMonths.find((one) => one === searchParams.get('month'));
  return month === undefined ? null : { source: { folder, month }, query };
}

/** The same list, turned to another page; "All" has only one. */
export function turnedTo(place: ListPlace, page: number): ListPlace {
  const request = listRequestAt(place.path);
  if (request === null || request.query.size === 'All') return place;
  const search = writeQuery({ ...request.query, page }, request.source).toString();
  const { pathname } = new URL(place.path, window.location.origin);
  return { ...place, path: search === '' ? pathname : `${pathname}?${search}` };
}
