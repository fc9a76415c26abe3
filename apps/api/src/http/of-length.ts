import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

/**
 * The same bytes, or a stream that fails where they are not as many as were promised: a client that has
 * been told a length waits for the rest of it, and a store may give less than it said it has.
 * @param length bytes, as in `Content-Length`
 */
export function ofLength(source: Readable, length: number): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      bytes += chunk.length;
      done(bytes > length ? new Error(`More than ${length} bytes came.`) : null, chunk);
    },
    flush(done: TransformCallback) {
      done(bytes < length ? new Error(`${bytes} of ${length} bytes came.`) : null);
    },
  });
  pipeline(source, counted, () => {});
  return counted;
}
