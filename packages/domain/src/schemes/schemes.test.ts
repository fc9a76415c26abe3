import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { rates } from './rates.ts';
import { travellerTexts } from './scheme.ts';
import { schemeFieldKeys } from './scheme-fields.ts';
import { schemes } from './schemes.ts';
import { travellerSentences } from './traveller-sentences.ts';

const [ecd, allIndonesia] = schemes;
if (ecd === undefined || allIndonesia === undefined) throw new Error('no schemes');

const ownFields: readonly string[] = schemeFieldKeys;
const needed = ({ fields }: typeof ecd) =>
  fields.filter(({ toFile }) => toFile).map(({ field }) => field);

it('can not file either without the person, the journey and the eight answers', () => {
  for (const scheme of schemes) {
    expect(needed(scheme), scheme.name).toEqual([
      'full_name',
      'dob',
      'nationality',
      'passport_number',
      'place_of_arrival',
      'doa',
      'flight_voyage',
      'address_in_indonesia',
      'accompanied_baggage',
      'importingGoods.animals_fish_plants',
      'importingGoods.narcotics',
      'importingGoods.currency',
      'importingGoods.foreign_banknotes',
      'importingGoods.cigarettes',
      'importingGoods.purchase',
      'importingGoods.imported_goods',
      'importingGoods.goods_originating',
    ]);
  }
});

it('asks for the fields of All Indonesia there alone, and for what both may ask in both', () => {
  const optional = (scheme: typeof ecd) =>
    scheme.fields.filter(({ toFile }) => !toFile).map(({ field }) => field);
  const both = ['occupation', 'unaccompanied_baggage', 'family_members_travelling'];
  expect(optional(ecd)).toEqual(both);
  expect(optional(allIndonesia)).toEqual([...both, ...schemeFieldKeys]);
});

it('has no rule of a field that the scheme does not ask for', () => {
  const ofOwnFields = ({ rules }: typeof ecd) =>
    rules.filter(({ field }) => ownFields.includes(field));
  expect(ofOwnFields(ecd)).toEqual([]);
  expect(ofOwnFields(allIndonesia).length).toBeGreaterThan(0);
  expect(ecd.rules).toEqual(allIndonesia.rules.filter(({ field }) => !ownFields.includes(field)));
});

it('says the names of the schemes, what was chosen without a source, and fuller words', () => {
  expect(schemes.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'e-cd: Electronic Customs Declaration (BC 2.2)',
    'all-indonesia: All Indonesia',
  ]);
  for (const { window, words } of schemes) {
    expect(window.ourChoice).toContain('00:00 at the place of arrival');
    expect(Object.keys(words)).toEqual(['currency', 'foreign_banknotes', 'cigarettes', 'purchase']);
    for (const text of Object.values(words)) expect(text).toMatch(/^[A-Z].+\.$/);
  }
});

it('says every limit in the unit in which it is counted', () => {
  expect(
    Object.fromEntries(Object.entries(limits).map(([name, { unit }]) => [name, unit])),
  ).toEqual({
    cash: 'IDR',
    foreignBanknotes: 'IDR',
    goods: 'USD',
    cigarettes: 'stick',
    cigars: 'piece',
    cutTobacco: 'g',
    otherTobacco: 'g',
    heatedSticks: 'stick',
    heatedCapsules: 'capsule',
    openLiquid: 'ml',
    closedLiquid: 'ml',
    alcohol: 'ml',
    tobaccoAge: 'year',
    alcoholAge: 'year',
    passportMonths: 'month',
    imeiDigits: 'digit',
    imeiDevices: 'device',
    touristDays: 'day',
  });
});

it('has a source for no rate but that of the rupiah to itself', () => {
  for (const [currency, { sources, date }] of Object.entries(rates)) {
    expect(sources.length, currency).toBe(currency === 'IDR' ? 1 : 0);
    expect(date, currency).toBe('2026-11-22');
  }
  expect(rates.IDR?.sources[0]).toBe('the currency of the limits');
});

it('tells a traveller of each mark without a value, a limit or a promise', () => {
  expect(Object.keys(travellerSentences).sort()).toEqual([...travellerTexts].sort());
  for (const [text, sentence] of Object.entries(travellerSentences)) {
    expect(sentence, text).toMatch(/^[A-Z].+ Please (check|write) .+\.$/);
    expect(sentence, text).not.toMatch(/\d|approv|promis|guarant/i);
  }
});
