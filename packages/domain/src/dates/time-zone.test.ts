import { expect, it } from 'vitest';
import { knownTimeZone } from './time-zone.ts';

it.each([
  'Europe/London',
  'Asia/Jakarta',
  'Asia/Calcutta',
  'Asia/Kolkata',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
  'Etc/GMT+7',
  'UTC',
])('keeps %s', (zone) => {
  expect(knownTimeZone(zone)).toBe(zone);
});

it.each([
  '',
  null,
  undefined,
  'Mars/Olympus_Mons',
  'Europe/London<script>',
  "Europe/London'; drop table download; --",
  '+07:00',
  'Europe/London ',
  'Europe/London\n',
  '\u0000',
  'x'.repeat(65),
  'Europe/'.repeat(2000),
])('takes %j for unknown', (zone) => {
  expect(knownTimeZone(zone)).toBeNull();
});
