import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { makeBodyMemory } from '../../src/http/body-memory.ts';

test('the oldest body makes room for a new one, and the others arrive', async () => {
  const memory = makeBodyMemory(10);
  const streams = [new PassThrough(), new PassThrough(), new PassThrough()];
  const [first, ...others] = streams.map((stream) => memory.collect(stream, 100));
  const refused = expect(first).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  for (const stream of streams) stream.write('four');
  await refused;
  for (const stream of streams) stream.end('!');
  const bodies = await Promise.all(others);
  expect(bodies.map(String)).toEqual(['four!', 'four!']);
});
