import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { BackupFault, type WrittenFile } from './place.ts';

/**
 * Lets bytes through and knows their number and digest afterwards.
 * @param judge may fail the stream at its end for what they were
 */
export function hashing(judge: (found: WrittenFile) => Error | null = () => null): {
  stream: Transform;
  result(): WrittenFile;
} {
  const hash = createHash('sha256');
  let size = 0;
  let sha256: string | undefined;
  const result = () => {
    sha256 ??= hash.digest('hex');
    return { size, sha256 };
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
    flush: (done) => done(judge(result())),
  });
  return { stream, result };
}

/** Lets the bytes of a file through, and fails at their end when they are not those that were written. */
export function proving(name: string, expected: WrittenFile): Transform {
  const judge = ({ size, sha256 }: WrittenFile) => {
    if (size < expected.size) {
      return new BackupFault(`${name} is cut: ${size} of ${expected.size} bytes`);
    }
    if (size === expected.size && sha256 === expected.sha256) return null;
    return new BackupFault(`${name} is damaged: its bytes are not those that were written`);
  };
  return hashing(judge).stream;
}
