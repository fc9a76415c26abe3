import { expect, test } from 'vitest';
import { whatsappNumber } from './whatsapp.ts';

test.each([
  ['44', '7700 900123', '447700900123'],
  ['United Kingdom', '(0)7700-900123', '447700900123'],
  ['+62', '0812 5550 778', '628125550778'],
  ['44', '+44 7700 900123', '447700900123'],
  ['44', '+81 90 5550 1234', '819055501234'],
  ['44', '0049 151 5550123', '491515550123'],
  ['39', '06 5550 123', '39065550123'],
  [null, '+1 555 0100 123', '15550100123'],
] as const)('%j and %j: %s', (code, phone, expected) => {
  expect(whatsappNumber(code, phone)).toBe(expected);
});

test.each([
  ['44', null],
  ['44', ''],
  ['44', 'none'],
  ['Atlantis', '7700900123'],
  [null, '7700900123'],
  ['44', '77009001234567890'],
] as const)('%j and %j is no number to write to', (code, phone) => {
  expect(whatsappNumber(code, phone)).toBeNull();
});

test.each([
  ['a Russian who dials 8', '7', '8 916 123-45-67', '79161234567'],
  ['a Russian with the code', '7', '79161234567', '79161234567'],
  ['a Briton with both', '44', '+44 (0)7700 900123', '447700900123'],
  ['a Russian', '7', '9161234567', '79161234567'],
  ['an American who dials 1', 'USA', '12025550117', '12025550117'],
  ['a Hungarian who dials 06', 'Hungary', '06201234567', '36201234567'],
  ['a Belarusian who dials 80', 'Belarus', '80291234567', '375291234567'],
  ['a Lithuanian who dials 8', 'Lithuania', '861234567', '37061234567'],
  ['an Ivorian, with a zero of the number', 'Ivory Coast', '0707123456', '2250707123456'],
  ['a Beninese, likewise', 'Benin', '0195123456', '2290195123456'],
  ['a Congolese, likewise', '242', '061234567', '242061234567'],
  ['an Indian with the code', 'India', '919812345678', '919812345678'],
  ['an Indian whose number begins like it', 'India', '9198123456', '919198123456'],
  ['an Australian with code and zero', '61', '061412345678', '61412345678'],
  ['a Singaporean with the code', '65', '6591234567', '6591234567'],
  ['a Singaporean whose number begins like it', '65', '65123456', '6565123456'],
])('%s', (_what, country, phone, digits) => {
  expect(whatsappNumber(country, phone)).toBe(digits);
});
