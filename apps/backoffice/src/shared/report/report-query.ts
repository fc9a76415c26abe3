import { defaultPageSize, isCalendarDate, type PageSize, pageSizes } from '@pabean/domain';
import type { Period } from './report-definition.ts';

export type Sort = { readonly by: string; readonly order: 'asc' | 'desc' };

/** What the address says of a report: back, reload and a shared link give the same rows. */
export type ReportQuery = Period & {
  /** Counted from 1. */
  readonly page: number;
  readonly size: PageSize;
  readonly q: string;
  readonly sort: Sort;
};

/** Most orders first, as the server answers. */
export const defaultSort: Sort = { by: 'count', order: 'desc' };

/** Anything that makes no sense counts as not said. */
export function readReportQuery(params: URLSearchParams): ReportQuery {
  const page = Number(params.get('page'));
  const size = pageSizes.find((one) => String(one) === params.get('size')) ?? defaultPageSize;
  return {
    fromDate: day(params.get('from')),
    toDate: day(params.get('to')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size,
    q: (params.get('q') ?? '').trim(),
    sort: sortOf(params.get('sort')),
  };
}

/** The address of a query, without what goes without saying. */
export function writeReportQuery(query: ReportQuery): URLSearchParams {
  const { fromDate, toDate, page, size, q, sort } = query;
  const params = new URLSearchParams();
  if (fromDate !== null) params.set('from', fromDate);
  if (toDate !== null) params.set('to', toDate);
  if (q !== '') params.set('q', q);
  if (sort.by !== defaultSort.by || sort.order !== defaultSort.order) {
    params.set('sort', `${sort.order === 'desc' ? '-' : ''}${sort.by}`);
  }
  if (size !== defaultPageSize) params.set('size', String(size));
  if (page > 1) params.set('page', String(page));
  return params;
}

const day = (text: string | null) => (text !== null && isCalendarDate(text) ? text : null);

function sortOf(text: string | null): Sort {
  if (text === null || !/^-?[a-z]+$/.test(text)) return defaultSort;
  return text.startsWith('-') ? { by: text.slice(1), order: 'desc' } : { by: text, order: 'asc' };
}
