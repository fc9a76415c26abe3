import type { PagerProps } from './pagerTypes.ts';

type Pages = PagerProps['pages'];

/** The numbers with one more in the gap that holds it. */
export function withPage(pages: Pages, page: number | undefined): Pages {
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
export const turnsFrom = ({ page, asked }: Pick<PagerProps, 'page' | 'asked'>): number =>
  asked?.state === 'loading' ? asked.page : page;

/** What did not come, in words; another size counts the pages otherwise, and so names none. */
export function failedWords(asked: NonNullable<PagerProps['asked']>, shownSize: number | string) {
  const { page, pageSize } = asked;
  if (pageSize === shownSize) return `Page ${page} could not be loaded.`;
  const rows = typeof pageSize === 'number' ? `${pageSize} rows per page` : `${pageSize} rows`;
  return `${rows} could not be loaded.`;
}

/** What stands in its place. */
export const stillWords = ({ page, pageSize }: Pick<PagerProps, 'page' | 'pageSize'>): string =>
  typeof pageSize === 'number'
    ? `Page ${page} is still shown.`
    : `${pageSize} rows are still shown.`;
