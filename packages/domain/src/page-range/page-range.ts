/** The choices of "Rows per page" (spec section 9). */
export const pageSizes = [10, 25, 50, 100, 500, 'All'] as const;

export type PageSize = (typeof pageSizes)[number];

/** Rows per page before anybody chooses (spec section 9). */
export const defaultPageSize = 10;

/** How many pages `total` rows fill. At least 1: an empty list is one empty page. */
export function pageCount(total: number, size: PageSize): number {
  if (size === 'All') return 1;
  return Math.max(1, Math.ceil(total / size));
}

/**
 * The numbers a pager shows, with 'ellipsis' for each gap (spec section 9). Up to 5 + `siblings`
 * pages all show; beyond that the first, the last, the current page and `siblings` pages on each
 * side of it. Near an end the run is lengthened to 3 + 2 × `siblings` pages, so that the pager
 * keeps its width while somebody pages through. A current page out of range counts as the nearest
 * page there is; no pages give an empty list.
 */
export function pageRange(
  current: number,
  totalPages: number,
  siblings = 1,
): readonly (number | 'ellipsis')[] {
  // With many siblings the run reaches the other end sooner: an ellipsis would stand for no page.
  if (totalPages <= Math.max(5 + siblings, 4 + 2 * siblings)) return run(1, totalPages);
  const page = Math.min(Math.max(current, 1), totalPages);
  const edge = 3 + 2 * siblings;
  if (page + siblings <= edge) return [...run(1, edge), 'ellipsis', totalPages];
  if (page - siblings > totalPages - edge) {
    return [1, 'ellipsis', ...run(totalPages - edge + 1, totalPages)];
  }
  return [1, 'ellipsis', ...run(page - siblings, page + siblings), 'ellipsis', totalPages];
}

function run(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
