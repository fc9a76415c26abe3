import type { Cockpit, CockpitCounted, CockpitPart } from '@pabean/api-client/contract';
import { type CsvCell, plainSum } from '@pabean/domain';
import { csvOf } from '../../shared/csv.ts';
import { saveTable } from '../../shared/save-table.ts';
import { type CockpitQuery, namesOf } from './cockpit-address.ts';
import { onTimeOf, percent, ratioOf } from './cockpit-figures.ts';

const head = [
  'Of',
  'Name',
  'Orders',
  'Payments',
  'Paid',
  'On time',
  'Late',
  'On time share',
  'Refunds',
  'Refunded',
  'Disputes',
  'Fraud reports',
  'Ratio',
  'Won',
  'Lost',
  'Prevented',
];

const money = (sums: CockpitCounted['amounts']) =>
  sums.map(({ currency, amount }) => `${currency} ${plainSum(amount, currency)}`.trim()).join('; ');

const line = (of: string, name: string, numbers: CockpitCounted): CsvCell[] => [
  of,
  name,
  numbers.orders,
  numbers.payments,
  money(numbers.amounts),
  numbers.on_time,
  numbers.late,
  percent(onTimeOf(numbers)),
  numbers.refunds,
  money(numbers.refunded),
  numbers.disputes,
  numbers.fraud_reports,
  percent(ratioOf(numbers), 2),
  numbers.won,
  numbers.lost,
  numbers.prevented,
];

/** Everything that the screen shows, with the numbers that it shows. */
export function cockpitCsv({ months, by_country, by_source, by_member, lacked }: Cockpit): string {
  const parts = (of: string, rows: readonly CockpitPart[] | null) =>
    (rows ?? []).map((row) => line(of, row.name, row));
  return csvOf([
    head,
    ...months.map(({ month, ...numbers }) => line('Month', month, numbers)),
    ...parts('Country', by_country),
    ...parts('Source', by_source),
    ...parts('Member', by_member),
    [],
    ['What lost cases lacked, last 90 days', 'Cases'],
    ...lacked.what.map(({ name, count }) => [name, count]),
  ]);
}

/** Saves the figures of a month as they are on screen. */
export function saveCockpit(cockpit: Cockpit, query: CockpitQuery): Promise<void> {
  const { month, months, by_country, by_source, by_member } = cockpit;
  const parts = [months, by_country, by_source, by_member];
  return saveTable(`cockpit-${month}.csv`, cockpitCsv(cockpit), {
    what: 'cockpit',
    rows: parts.reduce((sum, part) => sum + (part?.length ?? 0), 0),
    month,
    filters: namesOf(query),
  });
}
