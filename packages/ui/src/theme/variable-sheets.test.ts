import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variableSheets } from './variable-sheets.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it.each(variableSheets())('$file fits the theme (pnpm tokens)', ({ file, text }) => {
  expect(read(file)).toBe(text);
});
