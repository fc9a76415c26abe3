import { groupDigits, groupedCount } from '@pabean/ui/numbers';
import { type Counts, useCounts } from '../shared/counts/counts-store.ts';
import { useTroubledParts } from '../shared/counts/troubled-parts.ts';
import type { NavLink } from './navigation.ts';

/** What the links of the shell count. */
export type NavCounts = Partial<Counts> & {
  /** Parts of the installation that are wrong or warn. */
  readonly troubledPartsCount?: number | undefined;
};

export function useNavCounts(): NavCounts {
  const counts = useCounts();
  const troubledPartsCount = useTroubledParts();
  return { ...counts, troubledPartsCount };
}

/** What is said behind the number of such parts. */
export const troubledWords = (count: number): string =>
  count === 1 ? 'part needs attention' : 'parts need attention';

/** What the count of a link counts; undefined while it is not known, and where there is nothing to say. */
export function countWords({ countKey }: NavLink, counts: NavCounts): string | undefined {
  const count = countKey && counts[countKey];
  if (count === undefined) return undefined;
  if (countKey === 'openDisputesCount') {
    return groupedCount(count, 'case waits for an answer', 'cases wait for an answer');
  }
  if (countKey !== 'troubledPartsCount') return groupedCount(count, 'order');
  return count === 0 ? undefined : `${groupDigits(count)} ${troubledWords(count)}`;
}
