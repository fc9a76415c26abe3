import { Readable } from 'node:stream';

/** One answer of a distant store: what is left of a file, and how much that is. */
export interface Part {
  readonly stream: Readable;
  readonly size: number;
}

/** Connections in a row that may be cut before they bring a byte. */
const maxCuts = 3;

/** What is said of a store in whose connections no byte comes any more. */
class CutAgain extends Error {
  override name = 'cut again and again';
}

/**
 * A file that comes over a network: `open` is asked when reading begins, and again for the rest
 * when the connection is cut, as often as it brings something: whoever reads slowly or pauses lets the
 * store's connection fall silent many times in one file. The stream never ends early: it ends whole or
 * fails.
 * @param giveUp says the last cut as the store says its other failures
 */
export function resumingStream(
  open: (from: number) => Promise<Part>,
  giveUp: (error: Error) => never,
): Readable {
  return Readable.from(bytesOf(open, giveUp), { objectMode: false });
}

async function* bytesOf(
  open: (from: number) => Promise<Part>,
  giveUp: (error: Error) => never,
): AsyncGenerator<Buffer> {
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
  giveUp(new CutAgain('The connection to the document store was cut again and again.'));
}
