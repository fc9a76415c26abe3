import { type Figure, p95Figure } from './figure.ts';
import { timesOfCall } from './pairs.ts';
import type { Stand } from './stand.ts';

const promise = { limit: 20 };
const day = 24 * 60 * 60 * 1000;

/** Both reports for periods of all lengths. */
export async function measureReports({ staff }: Stand): Promise<Figure[]> {
  const figures: Figure[] = [];
  const now = Date.now();
  const before = (days: number) => new Date(now - days * day).toISOString().slice(0, 10);
  const periods = [
    ['one day', { fromDate: before(40), toDate: before(40) }],
    ['30 days', { fromDate: before(30), toDate: before(0) }],
    ['a year', { fromDate: before(365), toDate: before(0) }],
    ['all', {}],
  ] as const;
  for (const [name, path] of [
    ['orders by country', '/api/admin/get-country-order-count'],
    ['orders processed', '/api/admin/get-processed-by-count'],
  ] as const) {
    for (const [period, body] of periods) {
      const times = await timesOfCall(() => staff.timeOf('POST', path, body));
      figures.push(p95Figure(`${name}, ${period}`, times, promise));
    }
  }
  return figures;
}
