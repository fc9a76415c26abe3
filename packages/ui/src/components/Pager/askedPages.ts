import type { AskedPage, PagerNumbers } from './pagerTypes.ts';

/** The rows that stand. */
interface ShownPage {
  readonly page: number;
  readonly pageSize: number | string;
}

/** The numbers with one more in the gap that holds it. */
export function withPage(pages: PagerNumbers, page: number | undefined): PagerNumbers {
  if (page === undefined || pages.includes(page)) return pages;
  const next = pages.findIndex((item) => typeof item === 'number' && item > page);
  if (pages[next - 1] !== 'ellipsis') return pages;
  return [
    ...pages.slice(0, next - 1),
    ...(pages[next - 2] === page - 1 ? [] : (['ellipsis'] as const)),
    page,
    ...(pages[next] === page + 1 ? [] : (['ellipsis'] as const)),
    ...pages.slice(next),
  ];
}

/** The page from which Next and Previous go: presses that follow each other quickly add up. */
export const turnsFrom = (shown: { page: number; asked?: AskedPage | undefined }): number =>
  shown.asked?.state === 'loading' ? shown.asked.page : shown.page;

/** What did not come, in words; another size counts the pages otherwise, and so names none. */
export function failedWords(asked: AskedPage, shownSize: number | string) {
  const { page, pageSize } = asked;
  if (pageSize === shownSize) return `Page ${page} could not be loaded.`;
  const rows = typeof pageSize === 'number' ? `${pageSize} rows per page` : `${pageSize} rows`;
  return `${rows} could not be loaded.`;
}

/** What stands in its place. */
export const stillWords = ({ page, pageSize }: ShownPage): string =>
  typeof pageSize === 'number'
    ? `Page ${page} is still shown.`
    : `${pageSize} rows are still shown.`;
