import type { CockpitDisputeMeasure, CockpitOrderMeasure } from '@pabean/api-client/contract';
import type { ProcessingMode } from '@pabean/domain';
import { useSearchParams } from 'react-router';

/** What the address filters by. */
export interface CockpitQuery {
  readonly month?: string;
  readonly gateway?: string;
  readonly country?: string;
  readonly source?: string;
  readonly mode?: ProcessingMode;
  readonly member?: string;
}

export type Filter = keyof CockpitQuery;
export const filters: readonly Filter[] = [
  'month',
  'gateway',
  'country',
  'source',
  'mode',
  'member',
];

export type Measure = CockpitOrderMeasure | CockpitDisputeMeasure;

/** The list behind a number: what it counts, and of which country, source or member. */
export interface Behind {
  readonly measure: Measure;
  readonly by?: Filter;
  /** Empty: of the others, which have no row of their own. */
  readonly key?: string;
  readonly what?: string;
}

const behindKeys = ['list', 'by', 'key', 'what'];

/** The filters of an address. */
export function queryOf(params: URLSearchParams): CockpitQuery {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const value = params.get(filter);
      return value ? [[filter, value]] : [];
    }),
  );
}

const tellable = ['gateway', 'country', 'source', 'mode', 'member', 'what'] as const;

/** By what the figures are filtered beside their month, without what stands there. */
export const namesOf = (query: CockpitQuery & { what?: string }): (typeof tellable)[number][] =>
  tellable.filter((name) => query[name] !== undefined);

/** The list that an address opens; null for none. */
export function behindOf(params: URLSearchParams): Behind | null {
  const measure = params.get('list');
  if (!measure) return null;
  const by = params.get('by');
  const key = params.get('key');
  const what = params.get('what');
  return {
    measure: measure as Measure,
    ...(by && { by: by as Filter, key: key ?? '' }),
    ...(what && { what }),
  };
}

/** The address with another filter; null takes it away, and with it what was open. */
export function withFilter(params: URLSearchParams, filter: Filter, value: string | null) {
  const next = closed(params);
  if (value === null) next.delete(filter);
  else next.set(filter, value);
  return next;
}

/** The address with the list behind a number. */
export function withBehind(params: URLSearchParams, { measure, by, key, what }: Behind) {
  const next = closed(params);
  next.set('list', measure);
  if (by) next.set('by', by);
  if (by && key) next.set('key', key);
  if (what) next.set('what', what);
  return next;
}

/** The address without a list. */
export function closed(params: URLSearchParams) {
  const next = new URLSearchParams(params);
  for (const key of behindKeys) next.delete(key);
  return next;
}

/** What the address says, and how it is changed. */
export function useCockpitAddress() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    query: queryOf(params),
    behind: behindOf(params),
    filter: (filter: Filter, value: string | null) =>
      setParams(withFilter(params, filter, value), { preventScrollReset: true }),
    close: () => setParams(closed(params), { preventScrollReset: true, replace: true }),
  };
}
