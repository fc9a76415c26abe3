import { describe, expect, test } from 'vitest';
import { holdsSize, strangeSpaces, strangeWidths } from './raw-measures.ts';

describe('letters, corners and shadows', () => {
  test.each([
    '.a { font-size: 12px; }',
    '.a{font-size:12.5px}',
    '.a { font-size: 1.0625rem; }',
    '.a { font: 11px / 1 var(--mantine-font-family-monospace); }',
    '.a { border-radius: 6px; }',
    '.a { border-start-end-radius: 3px; }',
    '.a { border-radius: 0 0 6px 6px; }',
    '.a {\n  box-shadow:\n    inset 0 0 0 1px var(--pb-line),\n    none;\n}',
    '.a { border-radius: var(--pb-radius-card, 10px); }',
    '@media print { .a { font-size: 10px; } }',
  ])('of their own size: %s', (css) => expect(holdsSize(css)).toBe(true));

  test.each([
    '.a { font-size: var(--pb-text-meta); line-height: 16px; }',
    '.a { font: var(--pb-text-key) / 16px var(--mantine-font-family-monospace); }',
    '.a { border-radius: var(--mantine-radius-sm, 10px); }',
    '.a { border-radius: 50% 0px; font-size: inherit; box-shadow: none; }',
    '.a { border: 1px solid var(--pb-line); inline-size: 6px; }',
    '@media print { .a { font-size: 10pt; } .b { font-size: 0.9em; } }',
    '.a { box-shadow: var(--pb-ring) var(--mantine-color-teal-6); }',
  ])('the theme: %s', (css) => expect(holdsSize(css)).toBe(false));
});

test.each([
  ['@media (max-width: 767.98px) {}', []],
  ['@media (min-width: 768px) and (max-width: 1439.98px) {}', []],
  ['@media (max-width: 768px) {}', [768]],
  ['@media (min-width: 767.98px) {}', [767.98]],
  ['@media (min-width: 800px), (pointer: coarse) {}', [800]],
  ['.a { max-width: 300px; }', []],
])('%s asks for strange widths: %j', (css, widths) => expect(strangeWidths(css)).toEqual(widths));

test.each([
  ['.a { padding: 8px 12px 4px; gap: 0 0.625rem; }', []],
  ['.a { margin-inline-start: -24px; }', []],
  ['.a { padding: 9px 12px; }', [9]],
  ['.a{row-gap:1.4375rem}', [23]],
  ['.a { margin: calc(-1 * 7px) auto; }', [7]],
  ['.a { padding-block-end: var(--pb-action-bar); }', []],
  ['.a { padding: var(--pb-space-13px); }', []],
  ['.a { inline-size: 9px; margin: 16mm 10%; }', []],
])('%s has strange spaces: %j', (css, found) => expect(strangeSpaces(css)).toEqual(found));
