import { expect, it } from 'vitest';
import { schemeOf, schemeVersion } from './scheme-of.ts';
import { schemes } from './schemes.ts';

it.each([
  ['airport', 'DPS', '2025-08-31', 'e-cd'],
  ['airport', 'DPS', '2025-09-01', 'all-indonesia'],
  ['airport', 'KNO', '2025-09-01', 'e-cd'],
  ['airport', 'KNO', '2025-09-30', 'e-cd'],
  ['airport', 'KNO', '2025-10-01', 'all-indonesia'],
  ['seaport', 'batam-centre', '2025-09-01', 'all-indonesia'],
  ['land', 'entikong', '2026-11-21', 'all-indonesia'],
  ['airport', 'DPS', '2020-01-01', 'all-indonesia'],
] as const)('%s %s on %s: %s', (kind, code, day, id) => {
  expect(schemeOf({ kind, code }, day).id).toBe(id);
});

it('takes the scheme that came last where the place is not known', () => {
  expect(schemeOf(null, '2025-09-15').id).toBe('all-indonesia');
});

it('takes the version that is valid on the day of arrival', () => {
  const [first] = schemes.slice(-1);
  if (first === undefined) throw new Error('no schemes');
  const versions = [
    { ...first, validTo: '2026-11-30' },
    { ...first, version: 2, validFrom: '2026-12-01' },
  ];
  const at = (day: string) => schemeOf({ kind: 'airport', code: 'DPS' }, day, versions).version;
  expect([at('2026-11-30'), at('2026-12-01')]).toEqual([1, 2]);
});

it('takes a scheme that is valid, wherever it stands in the list', () => {
  expect(schemeOf(null, '2022-01-01').id).toBe('e-cd');
  expect(schemeOf({ kind: 'airport', code: 'DPS' }, '2022-01-01').id).toBe('e-cd');
  expect(() => schemeOf(null, '2026-11-24', [])).toThrow('There is no scheme.');
});

it('wants the kind of a place beside its code, and takes no other place for a named one', () => {
  // A seaport that is called as an airport is.
  expect(schemeOf({ kind: 'seaport', code: 'DPS' }, '2025-08-31').id).toBe('e-cd');
  expect(schemeOf(null, '2020-01-01', schemes.slice(0, 1)).id).toBe('e-cd');
});

it.each([
  ['airport', 'CGK', '2025-09-15', 'all-indonesia'],
  ['airport', 'SUB', '2025-09-15', 'all-indonesia'],
  ['airport', 'DPS', '2026-11-21', 'all-indonesia'],
  ['airport', 'KNO', '2025-09-15', 'e-cd'],
  ['airport', 'KNO', '2025-10-01', 'all-indonesia'],
  ['seaport', 'batam-centre', '2025-09-01', 'all-indonesia'],
] as const)('%s %s on %s: %s, in whatever order the schemes are', (kind, code, day, id) => {
  expect(schemeOf({ kind, code }, day).id).toBe(id);
  expect(schemeOf({ kind, code }, day, schemes.toReversed()).id).toBe(id);
});

it('finds a version by its name, and says when there is none', () => {
  expect(schemeVersion('e-cd', 1)?.version).toBe(1);
  expect(schemeVersion('e-cd', 9)).toBeUndefined();
});
