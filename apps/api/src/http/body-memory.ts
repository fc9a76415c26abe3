import type { Readable } from 'node:stream';
import { Refusal } from '../core/refusal.ts';
import { freeBytes } from './free-bytes.ts';

/** Memory that bodies of callers we do not know yet share. */
export interface BodyMemory {
  /** The whole body. @throws Refusal 413 above the limit, 503 when others needed its place */
  collect(stream: Readable, limit: number): Promise<Buffer>;
}

/**
 * Holds bodies that have to be whole before anybody can tell whose they are. Together they take no
 * more than `budget` bytes: when it is used up the oldest ones are given up: honest senders,
 * whose bodies take milliseconds, are never among them.
 */
export function makeBodyMemory(budget: number): BodyMemory {
  const arriving = new Set<{ giveUp(): void }>();
  let held = 0;

  const collect = (stream: Readable, limit: number) =>
    new Promise<Buffer>((resolve, reject) => {
      let chunks: Buffer[] = [];
      let bytes = 0;
      const leave = () => {
        arriving.delete(body);
        held -= bytes;
        for (const chunk of chunks) freeBytes(chunk);
        chunks = [];
        stream.off('data', onData).off('end', onEnd).off('error', fail);
      };
      const fail = (error: Error) => {
        leave();
        reject(error);
      };
      const body = { giveUp: () => fail(new Refusal(503, 'Please try again.', { retryAfter: 5 })) };
      const onEnd = () => {
        const whole = Buffer.concat(chunks);
        leave();
        resolve(whole);
      };
      const onData = (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        held += chunk.length;
        if (bytes > limit) return fail(new Refusal(413, 'That is too large.'));
        for (const oldest of arriving) {
          if (held <= budget) break;
          oldest.giveUp();
        }
      };
      arriving.add(body);
      stream.on('data', onData).on('end', onEnd).on('error', fail);
    });
  return { collect };
}
