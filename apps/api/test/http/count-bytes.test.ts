import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countBytes } from '../../src/http/count-bytes.ts';

const server = createServer();
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

/** The answer to a request whose sender has gone meanwhile. */
async function abandoned(): Promise<ServerResponse> {
  const asked = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  asked.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  asked.destroy();
  await once(response, 'close');
  return response;
}

test('an answer whose reader went before its first byte is cut, and not waited for', async () => {
  const reply = { raw: await abandoned() } as FastifyReply;
  const { sent, queued } = countBytes(Readable.from([Buffer.from('whole')]), 5, reply);
  await queued;
  expect(await sent).toEqual({ bytes: 0, isCut: true });
});
