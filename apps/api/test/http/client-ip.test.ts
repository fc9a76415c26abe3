import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientIp, plainIp } from '../../src/http/ip.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument, fetchDocument } from '../support/documents.ts';

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const client = '203.0.113.7';
const forged = '198.51.100.66';
const proxy = '192.0.2.1';

/** `TRUST_PROXY`, the header as it arrives, the address of the record. The socket is 127.0.0.1. */
const cases: Record<string, [forwarded: string | undefined, ip: string][]> = {
  false: [
    [undefined, '127.0.0.1'],
    [client, '127.0.0.1'],
    [`${forged}, ${client}`, '127.0.0.1'],
  ],
  1: [
    [undefined, '127.0.0.1'],
    [client, client],
    [`::ffff:${client}`, client],
    [`${forged}, ${client}`, client],
    [`${forged}, ${forged}, ${forged}, ${client}`, client],
    ['2001:db8::7', '2001:db8::7'],
    [`${client}:51234`, client],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['<script>alert(1)</script>', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
  ],
  2: [
    [`${client}, ${proxy}`, client],
    [`${forged}, ${client}, ${proxy}`, client],
    [client, client],
  ],
  [`127.0.0.1,${proxy}`]: [
    [`${client}, ${proxy}`, client],
    [`${forged}, ${client}, ${proxy}`, client],
    [`${forged}, ${client}`, client],
  ],
};

describe.each(Object.entries(cases))('with TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
  let app: TestApp;
  let orderId: string;
  let file1: string;
  beforeAll(async () => {
    app = await testApp({ env: { TRUST_PROXY } });
    orderId = await app.newOrder({ process_status: 'Completed' });
    file1 = await addDocument(app, orderId);
  });
  afterAll(() => app.stop());

  test.each(expected)('X-Forwarded-For %j is recorded as %s', async (forwarded, ip) => {
    const caller = {
      cookie: app.cookieOf(orderId),
      headers: {
        'User-Agent': person,
        ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }),
      },
    };
    await app.call('downloadPassportDocPdf', { body: { orderId, file1 } }, caller);
    await fetchDocument(app, orderId, file1, caller);
    const { data } = await app.call('getDownloadHistory', { body: { orderId } }, caller);
    expect(data?.[0]?.ip).toBe(ip);
  });
});

test('the IPv4-mapped prefix goes, and nothing else does', () => {
  expect(plainIp('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(plainIp('::FFFF:203.0.113.7')).toBe('203.0.113.7');
  for (const ip of ['203.0.113.7', '::1', '2001:db8::ffff:1']) expect(plainIp(ip)).toBe(ip);
});

test('a socket that is gone has no address', () => {
  const socket = { remoteAddress: undefined } as Parameters<typeof clientIp>[0]['socket'];
  expect(clientIp({ ip: 'nonsense', socket })).toBe('');
});
