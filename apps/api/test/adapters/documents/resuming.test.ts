import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { resumingStream } from '../../../src/adapters/documents/resuming.ts';

const file = Buffer.from('a file that comes over a network');

/** A store that cuts each connection after so many bytes. @returns the places it was asked from, too */
function cutAfter(bytes: number) {
  const asked: number[] = [];
  const open = async (from: number) => {
    asked.push(from);
    const rest = file.subarray(from);
    async function* sent() {
      if (bytes > 0) yield rest.subarray(0, bytes);
      if (rest.length > bytes) throw new Error('cut');
    }
    return { stream: Readable.from(sent(), { objectMode: false }), size: rest.length };
  };
  const stream = resumingStream(open, ({ name }) => {
    throw new Error(`As the store says it: ${name}`);
  });
  return { asked, stream };
}

test('a connection that is cut many times goes on for as long as bytes come', async () => {
  const { asked, stream } = cutAfter(3);
  expect(await buffer(stream)).toEqual(file);
  expect(asked).toHaveLength(Math.ceil(file.length / 3));
});

test('cut again and again before any byte it is an error, never a shorter file', async () => {
  const { asked, stream } = cutAfter(0);
  await expect(buffer(stream)).rejects.toThrow('As the store says it: cut again and again');
  expect(asked).toEqual([0, 0, 0, 0]);
});
