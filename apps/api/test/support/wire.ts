import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection that a test writes by hand, byte by byte if it likes. */
export interface Wire {
  write(text: string | Uint8Array): void;
  /** All that came back so far. */
  received(): string;
  /** Settles with all that came back when the other end has closed the connection. */
  closed: Promise<string>;
  /** Settles when so many answers have come. */
  answers(count: number): Promise<string>;
  cut(): void;
}

/** Connects to a server of this machine. */
export async function openWire(url: string): Promise<Wire> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // A server that hangs up on a sender is what is looked at here.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await once(socket, 'connect');
  return {
    write: (bytes) => void socket.write(bytes),
    received: () => text,
    closed,
    async answers(count) {
      while (text.split('HTTP/1.1 ').length <= count && !socket.destroyed) {
        await Promise.race([once(socket, 'data').catch(() => {}), closed]);
      }
      return text;
    },
    cut: () => socket.destroy(),
  };
}

/** The head of a POST whose body has this length, or comes in chunks. */
export function postHead(
  path: string,
  length: number | 'chunked',
  headers: Record<string, string> = {},
): string {
  const size =
    length === 'chunked' ? { 'Transfer-Encoding': length } : { 'Content-Length': String(length) };
  const all = { Host: 'x', 'Content-Type': 'application/json', ...size, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
