import { paths } from '../../shared/paths.ts';
import { type Behind, type CockpitQuery, filters, type Measure } from './cockpit-address.ts';

/** Numbers that the desk can be filtered by as they count. Lost counts two kinds, the ratio two, ended two states. */
const filterOf: { readonly [M in Measure]?: Readonly<Record<string, string>> } = {
  disputes: { state: 'all', kind: 'chargeback' },
  fraud_reports: { state: 'all', kind: 'fraud_report' },
  won: { state: 'won' },
  prevented: { state: 'prevented' },
};

/**
 * The desk with the cases of a number, where its own filters say the same; else with all cases that were
 * opened in the month. Gateway, mode, country, source and member of a case are here those of its order.
 */
export function deskOf(month: string, query: CockpitQuery, behind: Behind | null) {
  const isFiltered = filters.some((one) => one !== 'month' && query[one]);
  const filter = behind === null || behind.by || isFiltered ? undefined : filterOf[behind.measure];
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  const params = new URLSearchParams({
    ...(filter ?? { state: 'all' }),
    from: `${month}-01`,
    to: `${month}-${days.getUTCDate()}`,
  });
  return { to: `${paths.page('disputes')}?${params}`, isSame: filter !== undefined };
}
