import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TestApp } from '@pabean/api/testing';
import { compare, line } from './measure.ts';
import { plainFileServer } from './plain-file-server.ts';

/** 15 MB in pieces as they come from a network; one piece in memory, sent again and again. */
const piece = randomBytes(64 * 1024);
const pieces = 239;
const boundary = 'pabean-bench';
const runs = 15;
/** A picture: the text of a PDF is read besides, which takes its own time. */
const jpegHead = Buffer.from('ffd8ffc0000b080010001001011100ffda0008010100003f00', 'hex');
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
      () => send(url, token, orderId),
      () => send(plain.url, token, 'plain'),
      runs,
      prepare,
    );
    return [line(result), await memoryOf(async () => send(url, token, await server.newOrder()))];
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

/** Sends the form, never faster than it is taken. */
async function send(url: string, token: string, orderId: string): Promise<void> {
  const asked = request(url, {
    method: 'POST',
    headers: {
      Authorization: token,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const answered = once(asked, 'response');
  for (const part of formOf(orderId)) if (!asked.write(part)) await once(asked, 'drain');
  asked.end();
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} from an upload`);
}

function* formOf(orderId: string): Generator<string | Buffer> {
  const fields = { orderId, email: 'bench@example.com', mailServiceProvider: 'AWS' };
  for (const [name, value] of Object.entries(fields)) {
    yield `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  }
  yield `--${boundary}\r\nContent-Disposition: form-data; name="uploadVisaDoc"; filename="any.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  yield jpegHead;
  for (let n = 0; n < pieces; n += 1) yield piece;
  yield `\r\n--${boundary}--\r\n`;
}
