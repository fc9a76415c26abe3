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

// In London the clocks went back on 2026-10-25 and forward on 2026-03-29, both at 01:00 UTC.
test.each([
  ['the night they go back', '2026-10-25T01:30:00.000Z', '2026-10-24T15:00:00.000Z'],
  ['a minute before, that day', '2026-10-25T15:59:00.000Z', '2026-10-24T15:00:00.000Z'],
  ['at the hour, that day', '2026-10-25T16:00:00.000Z', '2026-10-25T16:00:00.000Z'],
  ['the night they go forward', '2026-03-29T01:30:00.000Z', '2026-03-28T16:00:00.000Z'],
  ['at the hour, that day', '2026-03-29T15:00:00.000Z', '2026-03-29T15:00:00.000Z'],
])('16:00 in London was, %s, as it should be', (_, now, last) => {
  const at = { hour: 16, minute: 0, zone: 'Europe/London' };
  expect(releaseUpTo(new Date(now), at).toISOString()).toBe(last);
});

test.each([
  ['the day before they go back', '2026-10-24T16:00:00.000Z', '2026-10-25T16:00:00.000Z'],
  ['the day they go back', '2026-10-25T17:00:00.000Z', '2026-10-26T16:00:00.000Z'],
  ['the day before they go forward', '2026-03-28T15:30:00.000Z', '2026-03-28T16:00:00.000Z'],
  ['the day they go forward', '2026-03-29T15:00:00.000Z', '2026-03-29T15:00:00.000Z'],
])('what opens on %s goes at the next 16:00 in London', (_, opens, expected) => {
  const at = { hour: 16, minute: 0, zone: 'Europe/London' };
  const now = new Date('2026-03-01T12:00:00.000Z');
  expect(nextRelease(new Date(opens), now, at).toISOString()).toBe(expected);
});

// In New York the clocks go back on 2026-11-01: 01:30 comes twice, at 05:30 and at 06:30 UTC.
test.each([
  ['before both', '2026-11-01T05:29:00.000Z', '2026-10-31T05:30:00.000Z'],
  ['at the first', '2026-11-01T05:30:00.000Z', '2026-11-01T05:30:00.000Z'],
  ['as it is 01:10 once more', '2026-11-01T06:10:00.000Z', '2026-11-01T05:30:00.000Z'],
  ['at the second', '2026-11-01T06:30:00.000Z', '2026-11-01T05:30:00.000Z'],
  ['the day after', '2026-11-02T06:30:00.000Z', '2026-11-02T06:30:00.000Z'],
])('01:30, which the clocks show twice, was %s last the first of the two', (_, now, last) => {
  const at = { hour: 1, minute: 30, zone: 'America/New_York' };
  expect(releaseUpTo(new Date(now), at).toISOString()).toBe(last);
});

// 02:30 in New York on 2026-03-08 was not: the clocks went from 02:00 to 03:00, at 07:00 UTC.
test.each([
  ['as the clocks are moved', '2026-03-08T07:00:00.000Z', '2026-03-07T07:30:00.000Z'],
  ['ten minutes later', '2026-03-08T07:10:00.000Z', '2026-03-07T07:30:00.000Z'],
  ['half an hour later, as was promised', '2026-03-08T07:30:00.000Z', '2026-03-08T07:30:00.000Z'],
])('02:30, which the clocks left out, was last %s', (_, now, last) => {
  const at = { hour: 2, minute: 30, zone: 'America/New_York' };
  expect(releaseUpTo(new Date(now), at).toISOString()).toBe(last);
  const opens = new Date('2026-03-07T20:00:00.000Z');
  expect(nextRelease(opens, opens, at).toISOString()).toBe('2026-03-08T07:30:00.000Z');
});

test.each([
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  // Moved by half an hour.
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  // Moved at midnight.
  ['America/Santiago', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  // A whole day was left out.
  ['Pacific/Apia', '2011-12-30'],
])('in %s around %s what was released stays so, and what is promised comes true', (zone, day) => {
  const faults: string[] = [];
  for (const [hour, minute] of [
    [0, 0],
    [1, 45],
    [2, 30],
  ] as const) {
    const at = { hour, minute, zone };
    let before = 0;
    for (let minutes = -36 * 60; minutes < 36 * 60; minutes += 15) {
      const now = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
      const last = releaseUpTo(now, at).getTime();
      const next = nextRelease(now, now, at);
      const isPromised = releaseUpTo(next, at).getTime() === next.getTime();
      if (last < before || next < now || !isPromised) faults.push(now.toISOString());
      before = last;
    }
  }
  expect(faults).toEqual([]);
});

test('a time of day that the clocks leave out is never one to come', () => {
  // 02:30 in New York on 2026-03-08 was not.
  const at = { hour: 2, minute: 30, zone: 'America/New_York' };
  for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
    const now = new Date(Date.parse('2026-03-08T05:00:00.000Z') + minutes * 60_000);
    const last = releaseUpTo(now, at).getTime();
    expect(now.getTime() - last).toBeGreaterThanOrEqual(0);
    expect(now.getTime() - last).toBeLessThan(25 * 60 * 60_000);
  }
});
