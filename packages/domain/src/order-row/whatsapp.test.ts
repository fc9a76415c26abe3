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
