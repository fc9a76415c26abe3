import { expect, it } from 'vitest';
import { isCalendarDate } from '../../dates/dates.ts';
import { alertProgrammes } from './alerts.ts';
import { compellingEvidence } from './compelling-evidence.ts';
import { firstPartyTrust } from './first-party-trust.ts';
import { twoOf } from './two-of.ts';

it('knows which programmes warn, and which only bring news', () => {
  expect(
    alertProgrammes.map(({ id, kind, usualHours, hoursSources }) => [
      id,
      kind,
      usualHours,
      hoursSources.length > 0,
    ]),
  ).toEqual([
    ['rdr', 'alert', null, false],
    ['cdrn', 'alert', 72, true],
    ['ethoca', 'alert', 24, true],
    ['tc40-safe', 'fraud_report', null, false],
  ]);
});

it('says in words what each programme is, and on which day it was read', () => {
  for (const { name, tells } of alertProgrammes) {
    expect(name).toMatch(/^\w/);
    expect(tells).toMatch(/^\w.*\.$/);
  }
  for (const { what } of twoOf.elements) expect(what).toMatch(/^\w/);
  for (const words of [twoOf.note, firstPartyTrust.note]) expect(words).toMatch(/^\w.*\.$/);
  expect(firstPartyTrust.history.words).toMatch(/^\w/);
  for (const { checked } of [twoOf, firstPartyTrust, compellingEvidence]) {
    expect(isCalendarDate(checked)).toBe(true);
  }
});
