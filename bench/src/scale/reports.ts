import { type Figure, p95Figure } from './figure.ts';
import { type TimedCall, timesOfCall } from './pairs.ts';
import type { Stand } from './stand.ts';

const promise = { limit: 20 };
const day = 24 * 60 * 60 * 1000;

/** Both reports for periods of all lengths. */
export function reportCalls({
  staff,
}: Stand): { readonly name: string; readonly call: TimedCall }[] {
  const now = Date.now();
  const before = (days: number) => new Date(now - days * day).toISOString().slice(0, 10);
  const periods = [
    ['one day', { fromDate: before(40), toDate: before(40) }],
    ['30 days', { fromDate: before(30), toDate: before(0) }],
    ['a year', { fromDate: before(365), toDate: before(0) }],
    ['all', {}],
  ] as const;
  const reports = [
    ['orders by country', '/api/admin/get-country-order-count'],
    ['orders processed', '/api/admin/get-processed-by-count'],
  ] as const;
  return reports.flatMap(([name, path]) =>
    periods.map(([period, body]) => ({
      name: `${name}, ${period}`,
      call: () => staff.timeOf('POST', path, body),
    })),
  );
}

/** One report after the other. */
export async function measureReports(stand: Stand): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, call } of reportCalls(stand)) {
    figures.push(p95Figure(name, await timesOfCall(call), promise));
  }
  return figures;
}
