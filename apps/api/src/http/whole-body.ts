import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import type { BodyMemory } from './body-memory.ts';

/**
 * Refuses by its headers a body that cannot be read.
 * @throws Refusal 413 when it is announced as too large, 415 when it is compressed
 */
export function requireReadable(request: FastifyRequest): void {
  if (Number(request.headers['content-length']) > request.routeOptions.bodyLimit) {
    throw new Refusal(413, 'That is too large.');
  }
  requirePlain(request);
}

/** Nothing that is sent to us is unpacked. @throws Refusal 415 when the body is compressed */
export function requirePlain({ headers }: FastifyRequest): void {
  const encodings = headers['content-encoding']?.toLowerCase().split(',') ?? [];
  if (encodings.every((one) => ['', 'identity'].includes(one.trim()))) return;
  throw new Refusal(415, 'Please send the body as it is, without Content-Encoding.');
}

/**
 * The whole body of a text. What is not UTF-8 would be read with other letters than were sent, and
 * kept so.
 * @throws Refusal 400 when it is not UTF-8, and what `collect` throws
 */
export async function collectText(
  memory: BodyMemory,
  request: FastifyRequest,
  payload: IncomingMessage,
): Promise<Buffer> {
  const body = await memory.collect(payload, request.routeOptions.bodyLimit);
  if (!isUtf8(body)) throw new Refusal(400, 'The body is not written in UTF-8.');
  return body;
}
