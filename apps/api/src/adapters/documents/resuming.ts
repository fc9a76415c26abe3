import { Readable } from 'node:stream';

/** One answer of a distant store: what is left of a file, and how much that is. */
export interface Part {
  readonly stream: Readable;
  readonly size: number;
}

/** Connections in a row that may be cut before they bring a byte. */
const maxCuts = 3;

/**
 * A file that comes over a network: `open` is asked when reading begins, and again for the rest
 * when the connection is cut, as often as it brings something: whoever reads slowly or pauses lets the
 * store's connection fall silent many times in one file. The stream never ends early: it ends whole or
 * fails.
 */
export function resumingStream(open: (from: number) => Promise<Part>): Readable {
  return Readable.from(bytesOf(open), { objectMode: false });
}

async function* bytesOf(open: (from: number) => Promise<Part>): AsyncGenerator<Buffer> {
  let received = 0;
  for (let cuts = 0; cuts <= maxCuts; cuts += 1) {
    const part = await open(received);
    const before = received;
    const whole = received + part.size;
    const chunks = (part.stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
    try {
      // Around the reading alone: what goes wrong with our own reader is no reason to ask again.
      const next = () => chunks.next().catch(() => null);
      for (let step = await next(); step !== null && !step.done; step = await next()) {
        received += step.value.length;
        yield step.value;
      }
    } finally {
      part.stream.destroy();
    }
    if (received >= whole) return;
    if (received > before) cuts = -1;
  }
  throw new Error('The connection to the document store was cut again and again.');
}
