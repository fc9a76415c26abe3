import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** How the sending of an answer's bytes ended. */
export interface Sent {
  /** Bytes that were handed to the connection; the last ones of a cut answer may never have left. */
  readonly bytes: number;
  readonly isCut: boolean;
}

interface Watched {
  readonly bytes: Readable;
  /** Settles when the last byte has been handed over, or the connection is gone. */
  readonly sent: Promise<Sent>;
  /** Settles when all of it stands in the connection's queue; never for one that was cut before. */
  readonly queued: Promise<void>;
}

/** Passes an answer's bytes on and tells how many left, and whether all did. */
export function countBytes(source: Readable, length: number, reply: FastifyReply): Watched {
  let bytes = 0;
  let tellQueued = () => {};
  const queued = new Promise<void>((resolve) => {
    tellQueued = resolve;
  });
  const counter = new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes === length) tellQueued();
      done(null, chunk);
    },
  });
  // The answer ends when the source breaks, and the source ends when the client has gone.
  pipeline(source, counter, () => {});
  const sent = new Promise<Sent>((resolve) => {
    const end = () => resolve({ bytes, isCut: !reply.raw.writableFinished || bytes !== length });
    // Whoever went while the answer was prepared is not told of again.
    if (reply.raw.closed) end();
    else reply.raw.once('close', end);
  });
  return { bytes: counter, sent, queued };
}
