import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { ofLength } from '../../src/http/of-length.ts';

const source = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

test.each([
  [['whole'], 5, null],
  [['wh', 'ole'], 5, null],
  [[], 0, null],
  [['who'], 5, '3 of 5 bytes came.'],
  [['whole', ' and more'], 5, 'More than 5 bytes came.'],
])('%j of %i bytes', async (parts, length, failure) => {
  const read = buffer(ofLength(source(...parts), length));
  if (failure === null) expect(String(await read)).toBe(parts.join(''));
  else await expect(read).rejects.toThrow(failure);
});

test('the source ends with whoever reads it', async () => {
  const endless = new Readable({ read() {} });
  const stream = ofLength(endless, 5);
  stream.destroy();
  await expect.poll(() => endless.destroyed).toBe(true);
});

test('a client that was promised more is cut off, and does not wait', async () => {
  const app = fastify();
  app.get('/', (_, reply) => reply.header('Content-Length', 5).send(ofLength(source('who'), 5)));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const response = await fetch(address);
    await expect(response.text()).rejects.toThrow('terminated');
  } finally {
    await app.close();
  }
});
