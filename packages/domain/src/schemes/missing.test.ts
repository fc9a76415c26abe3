import { expect, test } from 'vitest';
import { askableNames, missingToFile } from './missing.ts';
import { schemeFieldKeys } from './scheme-fields.ts';
import { schemeOf } from './scheme-of.ts';

const allIndonesia = schemeOf(null, '2026-11-23');
const full = {
  full_name: 'Ada',
  dob: '1988-03-14',
  nationality: 'France',
  passport_number: 'X1',
  place_of_arrival: 'Bali',
  doa: '2026-11-23',
  flight_voyage: 'ZZ 1',
  address_in_indonesia: 'Villa 4',
  accompanied_baggage: 0,
};
const names = (more: object = {}) =>
  missingToFile(allIndonesia, { fields: full, scheme: {}, declaresCash: false, ...more }).map(
    ({ name }) => name,
  );

test('lists what the form asks for and nobody gave', () => {
  const missing = names();
  expect(missing).toContain('scheme_fields.passport_expiry');
  // Of who brings devices for good, and of who declared cash.
  expect(missing).not.toContain('scheme_fields.imei_devices');
  expect(missing).not.toContain('scheme_fields.cash_by_currency');
  expect(missing).toHaveLength(schemeFieldKeys.length - 2);
  expect(names({ declaresCash: true })).toContain('scheme_fields.cash_by_currency');
});

test('says what is missing in words, and whether it holds the filing up', () => {
  const missing = missingToFile(allIndonesia, {
    fields: { ...full, full_name: '', occupation: '' },
    scheme: {},
    declaresCash: false,
  });
  // A field that the form only may ask for is no gap.
  expect(missing.map(({ name }) => name)).not.toContain('occupation');
  expect(missing.slice(0, 2)).toEqual([
    { name: 'full_name', label: 'Full name', toFile: true },
    {
      name: 'scheme_fields.passport_expiry',
      label: 'Passport expiry date',
      toFile: false,
    },
  ]);
});

test('staff may ask for every field that travellers correct or the scheme has', () => {
  expect(askableNames).toContain('full_name');
  expect(askableNames).toContain('scheme_fields.imei_devices');
  expect(askableNames).not.toContain('passport_expiry');
  expect(new Set(askableNames).size).toBe(askableNames.length);
});

test('a field that was given is missing no more; a zero is given', () => {
  const scheme = { passport_expiry: '2031-06-30', countries_21d: [] };
  expect(names({ scheme })).not.toContain('scheme_fields.passport_expiry');
  expect(names({ scheme })).toEqual(
    names().filter((name) => name !== 'scheme_fields.passport_expiry'),
  );
  expect(names({ fields: { ...full, flight_voyage: null, address_in_indonesia: '' } })).toEqual([
    'flight_voyage',
    'address_in_indonesia',
    ...names(),
  ]);
});
