import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { namedPeriods } from './periods.ts';

const rangesAt = (now: string) =>
  Object.fromEntries(
    namedPeriods(new Date(now)).map(({ label, range }) => [label, [range.fromDate, range.toDate]]),
  );

it('names periods up to today', () => {
  expect(rangesAt('2026-11-22T12:00:00Z')).toEqual({
    Today: ['2026-11-22', '2026-11-22'],
    'Last 7 days': ['2026-11-16', '2026-11-22'],
    'This month': ['2026-11-01', '2026-11-22'],
    'Last month': ['2026-10-01', '2026-10-31'],
  });
});

it('knows the end of a shorter month and of a year', () => {
  expect(rangesAt('2027-03-31T12:00:00Z')['Last month']).toEqual(['2027-02-01', '2027-02-28']);
  expect(rangesAt('2027-01-01T00:00:00Z')['Last month']).toEqual(['2026-12-01', '2026-12-31']);
});

it.each([
  ['Asia/Jakarta', '2026-11-30T22:30:00Z', '2026-11-30', '2026-11-01', '2026-10-31'],
  ['America/New_York', '2026-12-01T01:30:00Z', '2026-12-01', '2026-12-01', '2026-11-30'],
])('in %s goes by the days that reports count', (zone, now, today, month, last) => {
  // The zone of the machine is read once per process.
  const periods = pathToFileURL(join(import.meta.dirname, 'periods.ts')).href;
  const script = `const { namedPeriods } = await import(${JSON.stringify(periods)});
    process.stdout.write(JSON.stringify(namedPeriods(new Date('${now}')).map(({ range }) => range)));`;
  const env = { ...process.env, TZ: zone, NODE_OPTIONS: '' };
  const args = ['--input-type=module', '--eval', script];
  const ranges = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
  expect(ranges[0]).toEqual({ fromDate: today, toDate: today });
  expect(ranges[2]).toEqual({ fromDate: month, toDate: today });
  expect(ranges[3].toDate).toBe(last);
});
