import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { diallingCode, folded } from './dialling.ts';
import { diallingTable } from './dialling-table.ts';
import { otherCountryNames } from './other-names.ts';

/** Names of our table that the Unicode data does not use, told apart by hand. */
const ownNames: Record<string, CountryCode> = {
  'Czech Republic': 'CZ',
  'Democratic Republic of the Congo': 'CD',
  'East Timor': 'TL',
  'Ivory Coast': 'CI',
  Macau: 'MO',
  'Republic of the Congo': 'CG',
  'Saint Vincent and the Grenadines': 'VC',
  Turkey: 'TR',
  USA: 'US',
};

const long = new Intl.DisplayNames('en', { type: 'region' });
const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
const regions = getCountries().map((region) => ({
  region,
  names: [long.of(region) ?? region, short.of(region) ?? region],
  code: String(getCountryCallingCode(region)),
}));

describe('diallingTable', () => {
  it.each(Object.entries(diallingTable))('%s is %s, as libphonenumber says', (country, code) => {
    const region =
      ownNames[country] ??
      regions.find(({ names }) => names.some((name) => folded(name) === folded(country)))?.region;
    if (region === undefined) throw new Error(`${country} is no region anybody knows`);
    expect(code).toBe(String(getCountryCallingCode(region)));
  });

  it('has one row for each region there is', () => {
    expect(Object.keys(diallingTable)).toHaveLength(regions.length);
  });

  it('stands in alphabetical order', () => {
    const names = Object.keys(diallingTable);
    expect(names).toEqual([...names].sort());
  });
});

describe('other names', () => {
  it('lead to a country of the table, and none is a second row of it', () => {
    const own = new Set(Object.keys(diallingTable).map(folded));
    for (const [other, country] of Object.entries(otherCountryNames)) {
      expect(diallingTable).toHaveProperty([country]);
      expect(own).not.toContain(folded(other));
    }
  });

  it('are never one name for two countries', () => {
    const names = [...Object.keys(diallingTable), ...Object.keys(otherCountryNames)].map(folded);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('only "St." in front is short for Saint', () => {
  expect(folded('St. Lucia')).toBe('saint lucia');
  expect(folded('East Timor')).toBe('east timor');
});

describe('diallingCode', () => {
  it.each(regions)('reaches $region under its Unicode names $names', ({ names, code }) => {
    for (const name of names) expect(diallingCode(name)).toBe(code);
  });

  it.each([
    ['United Kingdom', '44'],
    ['USA', '1'],
    ['India', '91'],
    ['Indonesia', '62'],
    ['Russia', '7'],
    ['South Korea', '82'],
    ['Vietnam', '84'],
    ['United Arab Emirates', '971'],
    ['UAE', '971'],
    ['Iran', '98'],
    ['Jamaica', '1'],
    ['united KINGDOM', '44'],
    ['  India  ', '91'],
    ['United Kingdom (Great Britain)', '44'],
    ['Cocos (Keeling) Islands', '61'],
    ['Myanmar (Burma', '95'],
    ['Côte d’Ivoire', '225'],
    ['\u200eIndia\u202c', '91'],
    ['St. Kitts & Nevis', '1'],
    ['The Netherlands', '31'],
    ['U.S.A.', '1'],
  ])('finds %s: %s', (country, code) => {
    expect(diallingCode(country)).toBe(code);
  });

  it.each(['44', '+44', '', 'Atlantis', ' Atlantis (sunken)', 'constructor', '__proto__', '('])(
    'returns %j unchanged',
    (country) => {
      expect(diallingCode(country)).toBe(country);
    },
  );
});
