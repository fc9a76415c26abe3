import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { ExpectedFailure } from '../../core/expected-failure.ts';

const chunkSize = 256 * 1024;
const headSize = 64 * 1024;

/** Whether these are the first bytes of a file that gzip packed; its name may say something else. */
const isPacked = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b;

/**
 * The bytes of a file, unpacked where gzip packed it, a chunk at a time.
 *
 * @param onBytes told how many bytes of the file as it lies on the disk are done with
 * @throws ExpectedFailure when it was packed and is damaged or cut
 */
export async function* fileBytes(
  file: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Buffer> {
  const packed = isPacked(await readHead(file));
  // Not before: a stream that nobody reads yet says to nobody that it cannot be opened.
  const stream = createReadStream(file, { highWaterMark: chunkSize });
  if (!packed) {
    for await (const chunk of stream) {
      yield chunk;
      onBytes(chunk.length);
    }
    return;
  }
  const unpacked = createGunzip({ chunkSize });
  stream.on('data', (chunk) => onBytes(chunk.length));
  // What breaks ends the reader below, which says it.
  pipeline(stream, unpacked, () => {});
  try {
    for await (const chunk of unpacked) yield chunk;
  } catch (error) {
    throw new ExpectedFailure(
      `${file} is damaged or cut: gzip cannot unpack all of it (${(error as NodeJS.ErrnoException).code}). Orders before that place may be imported; run it again with the whole file.`,
    );
  }
}

/** The beginning of a file as text, unpacked. */
export async function fileBeginning(file: string): Promise<string> {
  const head = await readHead(file);
  return (isPacked(head) ? unpackedHead(head) : head).toString('utf8', 0, 256);
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headSize) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** As much as is there: the rest of the file is missing here. What is damaged shows when it is read. */
function unpackedHead(head: Buffer): Buffer {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}
