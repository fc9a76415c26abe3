import { expect, it } from 'vitest';
import { type Fact, facts } from './facts.ts';
import type { Scheme, SchemeRule } from './scheme.ts';
import { schemeFaults } from './scheme-faults.ts';
import { schemes } from './schemes.ts';

const [ecd, allIndonesia] = schemes;
if (ecd === undefined || allIndonesia === undefined) throw new Error('no schemes');

const rule = allIndonesia.rules[0];
if (rule === undefined) throw new Error('no rules');

const withRule = (change: object): Scheme => ({
  ...allIndonesia,
  rules: [{ ...rule, ...change } as SchemeRule],
});

const withPlace = (change: object): Scheme => ({
  ...allIndonesia,
  places: allIndonesia.places.map((place) => ({ ...place, ...change })),
});

it('finds nothing wrong with the schemes as they are', () => {
  expect(schemeFaults()).toEqual([]);
});

it('holds data alone: nothing of a scheme is code', () => {
  expect(JSON.parse(JSON.stringify(schemes))).toEqual(schemes);
});

it.each<[string, Scheme, string]>([
  ['no source', withRule({ rests: { on: 'facts', facts: [] } }), 'has no source'],
  [
    'an unknown fact',
    withRule({ rests: { on: 'facts', facts: ['no.such'] } }),
    'names an unknown fact "no.such"',
  ],
  [
    'an error on one source',
    withRule({ severity: 'error', rests: { on: 'facts', facts: ['excise.mix'] } }),
    'is error on fewer than 2 sources',
  ],
  [
    'a warning on no source',
    withRule({ severity: 'warning', rests: { on: 'facts', facts: ['format.flight'] } }),
    'is warning on fewer than 2 sources',
  ],
  ['an unknown field', withRule({ field: 'shoe_size' }), 'marks an unknown field "shoe_size"'],
  ['no words', withRule({ staff: ' ' }), 'says nothing to staff'],
  ['no version', withRule({ version: 0 }), 'has no version'],
  [
    'an unknown field that is asked',
    { ...ecd, fields: [{ field: 'shoe_size' as 'dob', toFile: true }] },
    'asks an unknown field "shoe_size"',
  ],
  ['no day', { ...ecd, validFrom: '2026-02-30' }, 'is valid from or to no day: 2026-02-30'],
  ['an end before the beginning', { ...ecd, validTo: '2020-01-01' }, 'ends on 2020-01-01'],
  [
    'a limit of nothing',
    { ...ecd, limits: { ...ecd.limits, cash: { ...ecd.limits.cash, amount: 0 } } },
    'lacks the limit "cash"',
  ],
  [
    'a limit without a source',
    { ...ecd, limits: { ...ecd.limits, cash: { ...ecd.limits.cash, facts: [] } } },
    'limit "cash" has no source',
  ],
  [
    'a window without a source',
    { ...ecd, window: { ...ecd.window, facts: [] } },
    'window has no source',
  ],
  [
    'an error of two facts, one of them on one source',
    withRule({ severity: 'error', rests: { on: 'facts', facts: ['excise.adult', 'excise.mix'] } }),
    'is error on fewer than 2 sources',
  ],
  ['a last day that is none', { ...ecd, validTo: '2026-02-30' }, 'no day: 2026-02-30'],
  [
    'two days that are none',
    { ...ecd, validFrom: '2026-02-30', validTo: '2026-02-31' },
    'e-cd 1 is valid from or to no day: 2026-02-30, 2026-02-31',
  ],
  [
    'a limit that is not there',
    { ...ecd, limits: { ...ecd.limits, cash: undefined as never } },
    'lacks the limit "cash"',
  ],
  [
    'a place without a source',
    withPlace({ facts: [] }),
    'all-indonesia 1 place of airport has no source',
  ],
  [
    'a place that ends before it begins',
    withPlace({ to: '2020-01-01' }),
    'place of airport ends on 2020-01-01, before it begins',
  ],
  ['two rules of one name', { ...ecd, rules: [rule, rule] }, `has two rules "${rule.id}"`],
])('names %s', (_, broken, fault) => {
  expect(schemeFaults([broken]).join('\n')).toContain(fault);
});

it('names versions that are valid at the same time, and the same version twice', () => {
  const second = { ...allIndonesia, version: 2, validFrom: '2026-12-01' };
  expect(schemeFaults([ecd, allIndonesia, second])).toEqual([
    'all-indonesia 1 and 2: valid at the same time',
  ]);
  const first = { ...allIndonesia, validTo: '2026-11-30' };
  expect(schemeFaults([ecd, first, second])).toEqual([]);
  expect(schemeFaults([first, { ...second, version: 1 }])).toEqual([
    'all-indonesia 1 and 1: the same version twice',
  ]);
});

it('takes a version of one day, and none that begins on the last day of another', () => {
  const oneDay = { ...allIndonesia, validTo: allIndonesia.validFrom };
  expect(schemeFaults([oneDay])).toEqual([]);
  const sameDay = { ...allIndonesia, version: 2, validFrom: '2026-11-30' };
  const first = { ...allIndonesia, validTo: '2026-11-30' };
  const fault = (one: number, other: number) =>
    `all-indonesia ${one} and ${other}: valid at the same time`;
  expect(schemeFaults([first, sameDay])).toEqual([fault(1, 2)]);
  expect(schemeFaults([sameDay, first])).toEqual([fault(2, 1)]);
  expect(schemeFaults([{ ...sameDay, validFrom: '2026-12-01' }, first])).toEqual([]);
});

it('names a rule that got other words under its old version', () => {
  const first = { ...allIndonesia, validTo: '2026-11-30' };
  const second = { ...withRule({ staff: 'Other words.' }), version: 2, validFrom: '2026-12-01' };
  expect(schemeFaults([first, second])).toEqual([
    `all-indonesia 2: rule "${rule.id} 1" says something else elsewhere`,
  ]);
});

it('has a law and at least one source for each fact but the unverified one', () => {
  const bare = Object.entries<Fact>(facts).filter(([, fact]) => fact.sources.length === 0);
  expect(bare.map(([id]) => id)).toEqual(['format.flight']);
  for (const [id, { law }] of Object.entries<Fact>(facts)) expect(law, id).not.toBe('');
});
