import { expect, test } from 'vitest';
import { readEnv } from '../../src/core/env.ts';
import { nextRelease, releaseUpTo } from '../../src/core/release-hour.ts';

test.each([
  ['2026-11-25T00:59:59.999Z', '2026-11-24T01:00:00.000Z'],
  ['2026-11-25T01:00:00.000Z', '2026-11-25T01:00:00.000Z'],
  ['2026-11-25T16:59:00.000Z', '2026-11-25T01:00:00.000Z'],
])('08:00 in Jakarta was, at %s, last at %s', (now, last) => {
  const at = { hour: 8, minute: 0, zone: 'Asia/Jakarta' };
  expect(releaseUpTo(new Date(now), at).toISOString()).toBe(last);
});

test('is now where no hour is configured', () => {
  const now = new Date('2026-11-25T00:59:59.999Z');
  expect(releaseUpTo(now, readEnv({}).releaseAt)).toBe(now);
});

test('is read from the configuration', () => {
  expect(readEnv({ RELEASE_AT: '08:30 Asia/Jakarta' }).releaseAt).toEqual({
    hour: 8,
    minute: 30,
    zone: 'Asia/Jakarta',
  });
});

test.each([['8:00 Asia/Jakarta'], ['24:00 Asia/Jakarta'], ['08:00 Moon/Base'], ['08:00']])(
  '%s is refused, by name',
  (RELEASE_AT) => {
    expect(() => readEnv({ RELEASE_AT })).toThrow('RELEASE_AT must be a time and a zone');
  },
);

test.each([
  ['its window opens', '2026-11-25T16:00:00.000Z', null, '2026-11-25T16:00:00.000Z'],
  ['now, where it is due', '2026-11-24T15:00:00.000Z', null, '2026-11-24T16:00:00.000Z'],
  ['the hour after its window', '2026-11-25T16:00:00.000Z', 8, '2026-11-26T01:00:00.000Z'],
  ['the hour itself', '2026-11-26T01:00:00.000Z', 8, '2026-11-26T01:00:00.000Z'],
  [
    'the next hour, where it opened since',
    '2026-11-24T15:00:00.000Z',
    8,
    '2026-11-25T01:00:00.000Z',
  ],
  ['now, where that hour was missed', '2026-11-23T16:00:00.000Z', 8, '2026-11-24T16:00:00.000Z'],
])('the next release is %s', (_, opens, hour, expected) => {
  const at = hour === null ? null : { hour, minute: 0, zone: 'Asia/Jakarta' };
  const now = new Date('2026-11-24T16:00:00.000Z');
  expect(nextRelease(new Date(opens), now, at).toISOString()).toBe(expected);
});
