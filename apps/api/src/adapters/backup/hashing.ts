import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { BackupFault, type WrittenFile } from './place.ts';

/** Lets bytes through and knows their number and digest afterwards. */
export function hashing(): { stream: Transform; result(): WrittenFile } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  let sha256: string | undefined;
  return {
    stream,
    result() {
      sha256 ??= hash.digest('hex');
      return { size, sha256 };
    },
  };
}

/** Lets the bytes of a file through, and fails at their end when they are not those that were written. */
export function proving(name: string, expected: WrittenFile): Transform {
  const hash = createHash('sha256');
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      if (size < expected.size) {
        done(new BackupFault(`${name} is cut: ${size} of ${expected.size} bytes`));
      } else if (size > expected.size || hash.digest('hex') !== expected.sha256) {
        done(new BackupFault(`${name} is damaged: its bytes are not those that were written`));
      } else {
        done();
      }
    },
  });
}
