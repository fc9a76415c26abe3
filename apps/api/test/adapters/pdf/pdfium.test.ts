import { expect, test } from 'vitest';
import { openDocument } from '../../../src/adapters/pdf/pdfium.ts';
import { pdfOf } from '../../support/pdf.ts';

test('nothing on the global object keeps a document, the first one neither', async () => {
  const bytes = await pdfOf(['Declaration of Maren Ostrowick']);
  const before = Object.getOwnPropertyNames(globalThis);
  expect((await openDocument(bytes)).pages).toBe(1);
  expect((await openDocument(bytes)).pages).toBe(1);
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
});
