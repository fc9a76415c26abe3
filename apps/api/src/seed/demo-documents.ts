import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DocumentStore } from '../adapters/documents/index.ts';
import { samplePdf } from './sample-pdf.ts';

/** A sample document that lies in the store. */
export interface SampleDocument {
  readonly id: string;
  readonly fileName: string;
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: string;
}

/** At once: enough to keep a disk busy that takes its time to be sure of a file. */
const atOnce = 8;

/** Puts a sample for each of these orders into the store. */
export async function storeSamples(
  documents: DocumentStore,
  orderIds: readonly string[],
): Promise<Map<string, SampleDocument>> {
  const stored = new Map<string, SampleDocument>();
  for (let from = 0; from < orderIds.length; from += atOnce) {
    await Promise.all(
      orderIds.slice(from, from + atOnce).map(async (orderId) => {
        stored.set(orderId, await storeSample(documents, orderId));
      }),
    );
  }
  return stored;
}

async function storeSample(documents: DocumentStore, orderId: string): Promise<SampleDocument> {
  const id = randomUUID();
  const fileName = `${orderId}-declaration-${id.slice(0, 8)}.pdf`;
  const received = await documents.receive(Readable.from([samplePdf(orderId)]), fileName);
  const { size, sha256 } = received;
  return { id, fileName, storageKey: await documents.keep(received), size, sha256 };
}
