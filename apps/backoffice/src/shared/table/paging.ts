import { type PageSize, pageSizes } from '@pabean/domain';
import type { PaginationState } from '@pabean/ui/DataTable';

/** A page as an address has it, counted from 1. */
type Page = { readonly page: number; readonly size: PageSize };

/** The page of an address as a table holds it. */
export const paginationOf = ({ page, size }: Page): PaginationState => ({
  pageIndex: page - 1,
  pageSize: size === 'All' ? Number.POSITIVE_INFINITY : size,
});

/** The page of a table as an address has it. */
export const pageOf = ({ pageIndex, pageSize }: PaginationState): Page => ({
  page: pageIndex + 1,
  size: pageSizes.find((one) => one === pageSize) ?? 'All',
});
