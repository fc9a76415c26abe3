import { expect, it } from 'vitest';
import { bytesText } from './bytes.ts';

it.each([
  [48_230, 'en', '48 kB'],
  [10_400_000, 'en', '10.4 MB'],
  [10_400_000, 'de', '10,4 MB'],
])('%i in %s is "%s"', (bytes, tag, text) => {
  expect(bytesText(bytes, tag).replace('\u00a0', ' ')).toBe(text);
});
