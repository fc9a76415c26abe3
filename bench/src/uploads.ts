import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TestApp } from '@pabean/api/testing';
import { compare, line } from './measure.ts';
import { plainFileServer } from './plain-file-server.ts';
import { sendUpload } from './upload-call.ts';

/** 15 MB in pieces of 64 KB. */
const pieces = 239;
const runs = 15;
const atOnce = 4;

/**
 * An upload of 15 MB with all that belongs to it, order, history and mail, beside a server that does
 * nothing but stream the same request into a file and make sure of it (fsync).
 */
export async function measureUploads(server: TestApp, token: string): Promise<string[]> {
  const plain = await plainFileServer();
  const url = `${server.url}/api/admin/upload-visa-document`;
  let orderId = '';
  // Both have one heap here: neither sweeps up after the other.
  const prepare = async () => {
    orderId = await server.newOrder();
    collectGarbage();
  };
  try {
    const result = await compare(
      'upload of 15 MB',
      1.5,
      () => sendUpload(url, token, orderId, pieces),
      () => sendUpload(plain.url, token, 'plain', pieces),
      runs,
      prepare,
    );
    return [
      line(result),
      await memoryOf(async () => sendUpload(url, token, await server.newOrder(), pieces)),
    ];
  } finally {
    await plain.close();
  }
}

/** How far memory rises while several uploads run at once. */
async function memoryOf(upload: () => Promise<void>): Promise<string> {
  collectGarbage();
  const before = process.memoryUsage();
  const rise = { heapUsed: 0, arrayBuffers: 0 };
  const look = setInterval(() => {
    const now = process.memoryUsage();
    for (const part of ['heapUsed', 'arrayBuffers'] as const) {
      rise[part] = Math.max(rise[part], now[part] - before[part]);
    }
  }, 2);
  await Promise.all(Array.from({ length: atOnce }, upload));
  clearInterval(look);
  const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${`${atOnce} uploads of 15 MB at once`.padEnd(34)} heap rose by ${mb(rise.heapUsed)}, buffers by ${mb(rise.arrayBuffers)}`;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
