import { expect, test } from 'vitest';
import { matchPort } from './match-port.ts';
import { portTexts } from './port-texts.ts';
import { ports } from './ports.ts';

test('offers every place of arrival once, in words that are matched', () => {
  const matched = portTexts.map((text) => matchPort(text).port?.id ?? text);
  expect([...matched].sort()).toEqual(ports.map(({ id }) => id).sort());
});

test.each([
  ['Soekarno-Hatta (CGK), Jakarta', 'an airport by its name, its code and its city'],
  ['I Gusti Ngurah Rai (DPS), Bali', 'the airport of Bali by the island'],
  ['Benoa, Denpasar', 'a port by its name and its city'],
  ['Bitung', 'a port that has the name of its city once'],
  ['Entikong border post, Sanggau', 'a post at a border'],
])('offers %s: %s', (text) => {
  expect(portTexts).toContain(text);
});
