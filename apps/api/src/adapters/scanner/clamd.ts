import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClamdAddress } from '../../core/clamd-address.ts';

/** Milliseconds without a sign of life after which it counts as away; a scan itself may take some. */
const patienceMs = 30_000;
/** An answer is a line. */
const longestAnswer = 4096;

/** Sends a file to clamd. @returns what it answered, such as `stream: OK` */
export async function scanStream(address: ClamdAddress, file: string): Promise<string> {
  return talk(address, async (socket) => {
    socket.write('zINSTREAM\0');
    await pipeline(createReadStream(file), framed, socket, { end: false });
  });
}

/** Asks clamd for its version, which needs no database to be right. */
export async function clamdVersion(address: ClamdAddress): Promise<string> {
  return talk(address, async (socket) => {
    socket.write('zVERSION\0');
  });
}

/** Each piece with its length before it, and a piece of no length at the end. */
async function* framed(source: Readable): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    yield lengthOf(piece);
    yield piece;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/** @throws when clamd cannot be reached, falls silent or hangs up without an answer */
async function talk(
  address: ClamdAddress,
  send: (socket: Socket) => Promise<void>,
): Promise<string> {
  const socket = connect(address);
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  socket.setTimeout(patienceMs, () => reject(new Error('clamd fell silent')));
  socket.on('data', (piece) => {
    text += piece.toString('utf8');
    if (text.includes('\0') || text.length > longestAnswer) resolve(text.split('\0')[0] ?? '');
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('clamd hung up without an answer')));
  try {
    // It may answer before it has read everything, and hang up: then the answer counts.
    const sent = send(socket).then(
      () => answer,
      () => answer,
    );
    return await Promise.race([answer, sent]);
  } finally {
    socket.destroy();
  }
}
