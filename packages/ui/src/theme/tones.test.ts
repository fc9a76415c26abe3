import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { palettes } from './palettes.ts';
import { statusTones } from './tones.ts';

const styles = readFileSync(join(import.meta.dirname, 'tones.css'), 'utf8');

/** Tones of folders without a status borrow a palette of the theme. */
const borrowed: Readonly<Record<string, keyof typeof palettes>> = { my: 'teal', history: 'gray' };

test.each(statusTones)('%s has its shades in tones.css', (tone) => {
  const rule = styles.split(`[data-tone="${tone}"] {`)[1]?.split('}')[0] ?? '';
  const shades = [...rule.matchAll(/--tone-\d: var\(--mantine-color-(\w+)-\d\)/g)];
  expect(shades.map(([, palette]) => palette)).toEqual(Array(4).fill(borrowed[tone] ?? tone));
});
