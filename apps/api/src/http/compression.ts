import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * How the answer of a call is compressed: 1,000 rows become an eighth. One page of ten rows stays as it
 * is: it fits into the first packets anyhow, and is what is asked for all day. What a file holds is
 * compressed already. A cross-site page cannot make a browser send a call's token or cookie along, so
 * the length of an answer tells it nothing.
 */
export const answerCompression = {
  threshold: 4_096,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Makes `compress` an option of routes. Nothing that is sent to us is ever unpacked. */
export async function allowCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, globalDecompression: false });
}
