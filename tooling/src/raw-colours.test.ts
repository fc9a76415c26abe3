import { describe, expect, test } from 'vitest';
import { codeHoldsColour, holdsLayer, readPalettes, stylesHoldColour } from './raw-colours.ts';

describe('a style sheet', () => {
  test.each([
    '.a { color: #fff; }',
    '.a { background: #037879; }',
    '.a {\n  box-shadow: 0 1px 2px rgba(16, 40, 42, 0.16);\n}',
    '.a { color: oklch(0.5 0.1 200); }',
    '.a { border: 1px solid white; }',
    '@media print { .a { color: black; } }',
    '.a { color: var(--pb-line, #fff); }',
  ])('holds a colour: %s', (css) => expect(stylesHoldColour(css)).toBe(true));

  test.each([
    '.a { color: var(--mantine-color-white); }',
    '.a { color: var(--mantine-color-teal-7, #006465); }',
    '.a { white-space: nowrap; background: transparent; color: currentColor; }',
    '#add { inline-size: 1px; }',
    '[data-tone="gold"]:hover { inset: 0; }',
    '.red .white:focus-visible { inset: 0; }',
    '.a { content: "#fff"; border-color: var(--pb-red-line); }',
  ])('holds none: %s', (css) => expect(stylesHoldColour(css)).toBe(false));
});

describe('code', () => {
  test.each([
    `<i style={{ color: 'white' }} />`,
    `<path fill="black" />`,
    `const ink = '#037879';`,
    `const shadow = \`0 1px rgba(0, 0, 0, 0.1)\`;`,
  ])('holds a colour: %s', (code) => expect(codeHoldsColour(code)).toBe(true));

  test.each([
    `<Button color="teal.6" />`,
    '<a href="#face1" />',
    '<Button color="gray" />',
    `<path stroke="currentColor" fill="none" />`,
    `const color = 'var(--mantine-color-white)';`,
  ])('holds none: %s', (code) => expect(codeHoldsColour(code)).toBe(false));
});

test.each([
  ['z-index: 3;', true],
  ['<Menu zIndex={401} />', true],
  ['{ zIndex: 4 }', true],
  ['z-index: var(--pb-layer-head);', false],
  ['z-index: calc(var(--pb-layer-drawer) + 1);', false],
  ['<Menu zIndex="var(--pb-layer-toast)" />', false],
])('%s writes a layer: %s', (code, expected) => expect(holdsLayer(code)).toBe(expected));

test('the palettes are read with their shades', () => {
  const source = "export const palettes = {\n  teal: [\n    '#f0fcfc',\n    '#daf7f7',\n  ],\n};";
  expect(readPalettes(source).get('teal')).toEqual(['#f0fcfc', '#daf7f7']);
});
