import dayjs from 'dayjs';
import type { DateRange } from './date-range.ts';

/** A period that can be named, as days of UTC: what is counted by the day is counted by those. */
export type NamedPeriod = { readonly label: string; readonly range: DateRange };

const day = (at: dayjs.Dayjs) => at.format('YYYY-MM-DD');

/** The day that is counted at `now`, wherever one is. */
export const countedDay = (now: Date): string => now.toISOString().slice(0, 10);

/** What people ask for most, up to `now`, which is always within them: also where it is another day by now. */
export function namedPeriods(now: Date): readonly NamedPeriod[] {
  const today = dayjs(countedDay(now));
  const lastMonth = today.subtract(1, 'month');
  return [
    { label: 'Today', range: { fromDate: day(today), toDate: day(today) } },
    {
      label: 'Last 7 days',
      range: { fromDate: day(today.subtract(6, 'day')), toDate: day(today) },
    },
    { label: 'This month', range: { fromDate: day(today.startOf('month')), toDate: day(today) } },
    {
      label: 'Last month',
      range: { fromDate: day(lastMonth.startOf('month')), toDate: day(lastMonth.endOf('month')) },
    },
  ];
}

/** Both ends open: everything there is. */
export const anyTime: DateRange = { fromDate: null, toDate: null };
