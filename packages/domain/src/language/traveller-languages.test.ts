import { expect, it } from 'vitest';
import { languageName } from './traveller-languages.ts';

it.each([
  ['de', 'German (Deutsch)'],
  ['de-AT', 'German (Deutsch)'],
  ['en', 'English'],
  ['zh-HK', 'Traditional Chinese (繁體中文)'],
  ['sv', 'Swedish'],
  ['no such tag', 'no such tag'],
])('names %s for staff: %s', (tag, name) => expect(languageName(tag)).toBe(name));
