import { describe, expect, it } from 'vitest';
import { type DayParts, dayTyped, partOrder, partsOf } from './day-parts.ts';
import { dayShown } from './day-shown.ts';
import { dayTroubles } from './day-troubles.ts';
import { pastedDay, storedParts } from './pasted-day.ts';

const parts = (year: string, month: string, day: string): DayParts => ({ year, month, day });
const ofDay = ['day', 'month', 'year'] as const;
const ofMonth = ['month', 'day', 'year'] as const;
const ofYear = ['year', 'month', 'day'] as const;

it.each([
  ['en-GB', ofDay],
  ['en-US', ofMonth],
  ['de', ofDay],
  ['ja', ofYear],
  ['ar-u-nu-latn', ofDay],
  ['th-u-ca-gregory-nu-latn', ofDay],
])('the parts stand in the order of %s', (tag, order) => {
  expect(partOrder(tag)).toEqual(order);
});

describe('the text of what is typed', () => {
  it.each([
    [parts('1990', '5', '2'), '1990-05-02'],
    [parts('١٩٩٠', '٥', '٢١'), '1990-05-21'],
    [parts(' 1990 ', '०५', '２１'), '1990-05-21'],
    [parts('', '', ''), ''],
    [parts('', ' ', ''), ''],
    [parts('2027', '', '3'), '2027-MM-3'],
    [parts('', '2', ''), 'YYYY-2-DD'],
    [parts('90', '5', '21'), '90-5-21'],
    [parts('2027', '2', '31'), '2027-2-31'],
    [parts('1850', '02', '03'), '1850-02-03'],
    [parts('', '', '21-05-1990'), 'YYYY-MM-21-05-1990'],
  ])('of %o is %s', (typed, text) => {
    expect(dayTyped(typed)).toBe(text);
  });

  it.each([
    ['1990-05-02', parts('1990', '5', '2')],
    ['', parts('', '', '')],
    ['2027-MM-3', parts('2027', '', '3')],
    ['YYYY-0-DD', parts('', '0', '')],
    ['90-5-21', parts('90', '5', '21')],
    ['YYYY-MM-21-05-1990', parts('', '', '21-05-1990')],
    // A day of an item came in as any text.
    ['last March', parts('', '', 'last March')],
  ])('%s stands in the inputs again', (text, typed) => {
    expect(partsOf(text)).toEqual(typed);
  });

  it('loses no hyphen of a year or a month', () => {
    const text = dayTyped(parts('19-90', '0-5', '2'));
    expect(partsOf(text)).toEqual(parts('19‐90', '0‐5', '2'));
  });

  it('is read in the words of the page, or as far as it is typed', () => {
    expect(dayShown('1990-05-21', 'en-GB')).toBe('21 May 1990');
    expect(dayShown('2027-MM-3', 'en-GB')).toBe('3 / — / 2027');
    expect(dayShown('2027-MM-3', 'ja')).toBe('2027 / — / 3');
    expect(dayShown('last March', 'en-GB')).toBe('last March');
  });

  it('is read from the right in a language that is', () => {
    expect(dayShown('2027-MM-3', 'ar-u-nu-latn')).toBe('\u200f3 / — / 2027');
    expect(dayShown('last March', 'ar-u-nu-latn')).toBe('last March');
  });
});

describe('what is wrong', () => {
  it.each([
    ['', []],
    ['1990-05-21', []],
    ['2028-02-29', []],
    ['2027-MM-3', [['missing', 'month']]],
    ['YYYY-2-DD', [['missing', 'day', 'year']]],
    [
      'YYYY-13-3',
      [
        ['missing', 'year'],
        ['month', 'month'],
      ],
    ],
    ['90-5-21', [['year', 'year']]],
    ['1899-5-21', [['year', 'year']]],
    ['2200-5-21', [['year', 'year']]],
    ['1990-0-21', [['month', 'month']]],
    ['1990-May-21', [['month', 'month']]],
    ['1990-5-32', [['day', 'day']]],
    ['2027-2-29', [['notInMonth', 'day']]],
    ['2027-02-31', [['notInMonth', 'day']]],
    ['1990-4-31', [['notInMonth', 'day']]],
  ])('with "%s" is said of its parts', (text, troubles) => {
    const found = dayTroubles(text, ofDay).map(({ kind, parts: of }) => [kind, ...of]);
    expect(found).toEqual(troubles);
  });
});

describe('a whole day that is pasted', () => {
  const may = parts('1990', '5', '21');
  const fourth = parts('1990', '5', '4');

  it.each([
    ['1990-05-21', ofDay, may],
    ['1990-05-21', ofMonth, may],
    ['1990年5月21日', ofYear, may],
    ['21/05/1990', ofDay, may],
    ['21.5.1990', ofDay, may],
    [' ٢١/٥/١٩٩٠ ', ofDay, may],
    ['04/05/1990', ofDay, fourth],
    ['05/04/1990', ofMonth, fourth],
    // Where the year comes first, one reading alone may be a day.
    ['21/05/1990', ofYear, may],
    ['04/05/1990', ofYear, undefined],
    ['21/05/1990', ofMonth, undefined],
    ['05/21/1990', ofDay, undefined],
    ['31/02/2027', ofDay, undefined],
    ['21/05/90', ofDay, undefined],
    ['21', ofDay, undefined],
    ['1990', ofDay, undefined],
    ['21 May 1990', ofDay, undefined],
    ['1990-05-21T10:00:00Z', ofDay, undefined],
  ])('%s, %o', (pasted, order, wanted) => {
    expect(pastedDay(pasted, order, 'en-GB')).toEqual(wanted);
  });
});

describe('a day that came in whatever shape', () => {
  const march = parts('2026', '3', '14');

  it.each([
    ['2026-03-14', ofDay, march],
    ['14-03-2026', ofDay, march],
    ['03-14-2026', ofMonth, march],
    ['14/03/2026', ofYear, march],
    ['١٤-٠٣-٢٠٢٦', ofDay, march],
    ['2026-MM-14', ofDay, parts('2026', '', '14')],
    ['YYYY-3-DD', ofDay, parts('', '3', '')],
    ['٢٠٢٦-MM-١٤', ofDay, parts('٢٠٢٦', '', '١٤')],
    // Nothing of it is torn over the inputs of other parts.
    ['14-03-2026', ofMonth, parts('', '', '14-03-2026')],
    ['04-03-2026', ofYear, parts('', '', '04-03-2026')],
    ['14-03-26', ofDay, parts('', '', '14-03-26')],
    ['14-Mar-2026', ofDay, parts('', '', '14-Mar-2026')],
    ['last March', ofDay, parts('', '', 'last March')],
    // What is declared is that year, on a Thai page too.
    ['21/05/2569', ofDay, parts('', '', '21/05/2569')],
    ['', ofDay, parts('', '', '')],
  ])('%s, %o', (text, order, wanted) => {
    expect(storedParts(text, order)).toEqual(wanted);
  });
});
