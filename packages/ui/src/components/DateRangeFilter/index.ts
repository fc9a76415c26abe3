export type { DateRange, DateRangeFilterProps } from './DateRangeFilter.tsx';
export { DateRangeFilter } from './DateRangeFilter.tsx';
