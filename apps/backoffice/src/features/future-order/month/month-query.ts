import { defaultPageSize, type PageSize, type ProcessMonth, pageSizes } from '@pabean/domain';

/** What the address says of a month's list: back, reload and a shared link give the same rows. */
export type MonthQuery = {
  readonly month: ProcessMonth;
  /** Counted from 1. */
  readonly page: number;
  readonly size: PageSize;
  readonly q: string;
};

/** The most that a search may hold (contract, searchOrder). */
const maxSearchLength = 200;

/** Anything that makes no sense counts as not said (spec section 9: page 1, 10 rows). */
export function readMonthQuery(month: ProcessMonth, params: URLSearchParams): MonthQuery {
  const page = Number(params.get('page'));
  const size = pageSizes.find((one) => String(one) === params.get('size')) ?? defaultPageSize;
  return {
    month,
    page: size !== 'All' && Number.isSafeInteger(page) && page > 0 ? page : 1,
    size,
    q: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
  };
}

/** The address of a query, without what goes without saying. */
export function writeMonthQuery({ month, page, size, q }: MonthQuery): URLSearchParams {
  const params = new URLSearchParams({ month });
  if (q !== '') params.set('q', q);
  if (size !== defaultPageSize) params.set('size', String(size));
  if (page > 1) params.set('page', String(page));
  return params;
}
