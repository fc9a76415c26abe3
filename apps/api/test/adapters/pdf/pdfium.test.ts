import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDocument } from '../../../src/adapters/pdf/pdfium.ts';
import { collectGarbage } from '../../../src/core/collect-garbage.ts';
import { pdfOf } from '../../support/pdf.ts';

test('the memory of a document goes with it, that of the first one too', async () => {
  const bytes = await pdfOf(['Declaration of Maren Ostrowick']);
  const names = Object.getOwnPropertyNames(globalThis);
  const memories = [await memoryOf(bytes), await memoryOf(bytes)];
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(names);
  await sleep(10);
  collectGarbage();
  expect(memories.map((memory) => memory.deref())).toEqual([undefined, undefined]);
});

/** Opens the document and lets go of it. */
async function memoryOf(bytes: Uint8Array): Promise<WeakRef<Uint8Array>> {
  const opened = await openDocument(bytes);
  expect(opened.pages).toBe(1);
  return new WeakRef(opened.memory());
}
