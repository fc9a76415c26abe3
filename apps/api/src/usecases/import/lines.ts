import { ExpectedFailure } from '../../core/expected-failure.ts';
import { fileBytes } from './file-bytes.ts';

/** One physical line of a file, without its end. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** Why the text is not what stands in the file. */
  readonly trouble?: string;
}

/** Longer than any order: a signature has 300 kB at most. Without an end, a line is never kept whole. */
const longestLine = 2 * 1024 * 1024;
const newline = 0x0a;

/**
 * The lines of a file, a chunk at a time. They are split as bytes and decoded each by itself, so
 * that one wrong character costs one line. @param onBytes told how many bytes of the file are read
 */
export async function* readLines(
  file: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Line> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const keep = (part: Buffer) => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
  };
  const take = (): Line => {
    const [first, second] = parts;
    const bytes = first !== undefined && second === undefined ? first : Buffer.concat(parts);
    number += 1;
    const line = length > longestLine ? tooLong(bytes, number) : decoded(bytes, number);
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of fileBytes(file, onBytes)) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(bytes: Buffer, number: number): Line {
  const start = number === 1 ? afterMark(bytes) : 0;
  const end = bytes.at(-1) === 0x0d ? bytes.length - 1 : bytes.length;
  const content = bytes.subarray(start, Math.max(start, end));
  try {
    return { number, text: strict.decode(content) };
  } catch {
    return { number, text: content.toString('utf8'), trouble: 'is not written in UTF-8' };
  }
}

function tooLong(bytes: Buffer, number: number): Line {
  return { number, text: bytes.toString('utf8', 0, 1000), trouble: 'is longer than 2 MB' };
}

/** Where the text begins after a byte-order mark. */
function afterMark(bytes: Buffer): number {
  const two = bytes.subarray(0, 2).toString('hex');
  if (two === 'fffe' || two === 'feff') {
    throw new ExpectedFailure('The file is written in UTF-16. Save it as UTF-8 and try again.');
  }
  return bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0;
}
