import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const emptyChunk = Buffer.from('0\r\n\r\n');

/** One connection that is kept alive: a request is written when the answer before it is whole. */
export interface KeptConnection {
  /** @returns the status of the answer */
  exchange(request: Buffer): Promise<number>;
  close(): void;
}

/**
 * Opens a connection. Nothing of an answer is taken apart but its status and where it ends: a client
 * that does more would take the processor from the servers that are compared.
 */
export async function openConnection(url: string): Promise<KeptConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return {
    exchange: (request) => exchange(socket, request),
    close: () => socket.destroy(),
  };
}

function exchange(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    const end = (settle: () => void) => {
      socket.off('data', onData).off('close', onClose).off('error', onClose);
      settle();
    };
    const onClose = () => end(() => reject(new Error('The connection was closed.')));
    const onData = (chunk: Buffer) => {
      answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk]);
      if (isWhole(answer)) end(() => resolve(Number(answer.toString('latin1', 9, 12))));
    };
    socket.on('data', onData).on('close', onClose).on('error', onClose);
    socket.write(request);
  });
}

function isWhole(answer: Buffer): boolean {
  const head = answer.indexOf(headEnd);
  if (head === -1) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.toString('latin1', 0, head))?.[1];
  // An answer without a length comes in chunks.
  if (length === undefined) return answer.subarray(-emptyChunk.length).equals(emptyChunk);
  return answer.length >= head + headEnd.length + Number(length);
}
