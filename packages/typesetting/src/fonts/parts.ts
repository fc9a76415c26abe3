import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRanges, parseRanges, type Ranges } from './ranges.ts';

const require = createRequire(import.meta.url);

/** Which shape of a Chinese character comes first: the four regions write some differently. */
export type Han = 'sc' | 'tc' | 'jp' | 'kr';

/** One file of a font; a font of twenty thousand characters comes in a hundred of them. */
export interface FontPart {
  readonly id: string;
  readonly file: string;
  /** Whether its outlines are thin, and want a line around them to look like the rest. */
  readonly thin: boolean;
  readonly ranges: Ranges;
}

/** Where each font says which of its files has which characters. */
const alphabets = {
  thai: () => require.resolve('@fontsource/noto-sans-thai/unicode.json'),
  devanagari: () => require.resolve('@fontsource/noto-sans-devanagari/unicode.json'),
  bengali: () => require.resolve('@fontsource/noto-sans-bengali/unicode.json'),
  tamil: () => require.resolve('@fontsource/noto-sans-tamil/unicode.json'),
};
const regions = {
  sc: () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  tc: () => require.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  jp: () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  kr: () => require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
} satisfies Record<Han, () => string>;
const regionNames = Object.keys(regions) as Han[];
const alphabetNames = Object.keys(alphabets) as (keyof typeof alphabets)[];
const families = new Map<string, readonly FontPart[]>();

/**
 * The part that has a character, of the fonts beside DejaVu Sans.
 * @param han whose Chinese characters are preferred
 */
export function partFor(code: number, han: Han): FontPart | undefined {
  for (const script of alphabetNames) {
    const part = alphabet(script).find(({ ranges }) => inRanges(ranges, code));
    if (part !== undefined) return part;
  }
  // No character before these needs the large fonts, so that their tables stay unread.
  if (code < 0x1100) return undefined;
  for (const region of [han, ...regionNames.filter((other) => other !== han)]) {
    const part = regional(region).find(({ ranges }) => inRanges(ranges, code));
    if (part !== undefined) return part;
  }
  return undefined;
}

function alphabet(script: keyof typeof alphabets): readonly FontPart[] {
  return family(script, () => {
    const { root, ranges } = tables(alphabets[script]());
    const file = `${root}/files/noto-sans-${script}-${script}-400-normal.woff2`;
    return [{ id: script, file, thin: false, ranges: parseRanges(ranges[script] ?? '') }];
  });
}

function regional(region: Han): readonly FontPart[] {
  return family(region, () => {
    const { root, ranges } = tables(regions[region]());
    return Object.entries(ranges).flatMap(([key, css]) => {
      // The named ones (Latin, Cyrillic) are in DejaVu; the numbered ones hold the rest.
      const number = /^\[(\d+)\]$/.exec(key)?.[1];
      if (number === undefined) return [];
      const file = `${root}/files/noto-sans-${region}-${number}-wght-normal.woff2`;
      return [{ id: `${region}-${number}`, file, thin: true, ranges: parseRanges(css) }];
    });
  });
}

function family(name: string, read: () => readonly FontPart[]): readonly FontPart[] {
  let parts = families.get(name);
  if (parts === undefined) {
    parts = read();
    families.set(name, parts);
  }
  return parts;
}

function tables(path: string): { root: string; ranges: Record<string, string> } {
  return {
    root: path.slice(0, -'/unicode.json'.length),
    ranges: JSON.parse(readFileSync(path, 'utf8')),
  };
}
