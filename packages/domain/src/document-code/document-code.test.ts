import { expect, it } from 'vitest';
import { codeOutcomeLabel, codeOutcomes } from './document-code.ts';

it('says of each outcome what is known, and never that a code is there without having looked', () => {
  expect([null, ...codeOutcomes].map(codeOutcomeLabel)).toEqual([
    'QR code not looked for',
    'QR code readable',
    'No readable QR code',
    'QR code search failed',
  ]);
});
