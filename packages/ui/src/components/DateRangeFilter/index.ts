export type { DateRangeFilterProps } from './DateRangeFilter.tsx';
export { DateRangeFilter } from './DateRangeFilter.tsx';
export type { DateRange } from './date-range.ts';
