import { type Due, type DueCounts, mostDue } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';
import { IconClockExclamation, IconClockX, type TablerIcon } from '@tabler/icons-react';

/** Icon and colour of late and at risk; the word says the same. */
export const dueLooks = {
  late: { Icon: IconClockX, tone: 'chargeback' },
  atRisk: { Icon: IconClockExclamation, tone: 'pending' },
} as const satisfies Record<Due, { readonly Icon: TablerIcon; readonly tone: string }>;

/** How many, as staff read it: from 1,000 on they are not counted. */
export const dueCountWords = (counts: DueCounts, due: Due): string =>
  `${groupDigits(counts[due])}${counts[due] >= mostDue ? '+' : ''}`;
