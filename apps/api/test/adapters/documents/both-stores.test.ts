import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../../src/db/queries/documents.ts';
import { noteStrays } from '../../../src/db/queries/stray-documents.ts';
import { sweepStrays } from '../../../src/usecases/documents/strays.ts';
import type { SignedIn } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { until } from '../../support/until.ts';
import { kinds, type StoreUnderTest } from './both-stores.ts';

/** As large as an upload may be, and no two parts alike. */
const large = Buffer.concat([samples.pdf, randomBytes(15 * 1024 * 1024 - samples.pdf.length)]);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const away = 'Documents cannot be reached right now. Please try again shortly.';

describe.each(kinds)('documents in %s', (_, start) => {
  let store: StoreUnderTest;
  let staff: SignedIn;
  beforeAll(async () => {
    store = await start();
    staff = await store.app.signIn('Admin');
  });
  afterAll(() => store.stop());

  const upload = (orderId: string, bytes: Uint8Array) =>
    store.app.call(
      'uploadVisaDocument',
      {
        body: { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' },
        file: fileOf(bytes),
      },
      staff,
    );
  const rows = (orderId: string) =>
    store.app.db
      .selectFrom('document as d')
      .innerJoin('orders as o', 'o.id', 'd.order_pk')
      .selectAll('d')
      .where('o.order_id', '=', orderId)
      .orderBy('d.created_at')
      .execute();
  const accesses = async (orderId: string) =>
    store.app.db
      .selectFrom('document_access')
      .select(['method', 'kind'])
      .where('order_pk', '=', (await store.app.order(orderId)).id)
      .execute();
  const strays = async () =>
    (await store.app.db.selectFrom('stray_document').selectAll().execute()).length;
  const uploaded = async (bytes: Uint8Array = samples.pdf) => {
    const orderId = await store.app.newOrder();
    expect(await upload(orderId, bytes)).toMatchObject({ http: 200 });
    const [row] = await rows(orderId);
    if (!row) throw new Error('The upload left no row.');
    return { orderId, row, path: documentPath(orderId, row.file_name) };
  };
  const erase = async (orderId: string) => {
    const move = (more: object) =>
      store.app.call(
        'changeOrderStatus',
        { body: { orderId: [orderId], updatingStatus: 'Deleted', ...more } },
        staff,
      );
    await move({});
    return move({ permanentDeletedFlag: true });
  };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(store.app.url + path, {
      method,
      headers: { Authorization: staff.token, ...headers },
      redirect: 'manual',
    });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test('15 MB come back as they went in, hashed and under the right name', async () => {
    const { row, path } = await uploaded(large);
    expect(row).toMatchObject({ size: large.length, sha256: sha256(large) });
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(large.length),
      'content-disposition': `inline; filename="${row.file_name}"`,
      etag: `"${sha256(large)}"`,
    });
    expect(sha256(await bytesOf(answer))).toBe(sha256(large));
    expect(await strays()).toBe(0);
  });

  test('a range of a large file is that range, at either end', async () => {
    const { path } = await uploaded(large);
    for (const [range, from, to] of [
      ['bytes=1000000-1099999', 1_000_000, 1_100_000],
      ['bytes=-70000', large.length - 70_000, large.length],
      ['bytes=15000000-', 15_000_000, large.length],
    ] as const) {
      const answer = await get(path, { Range: range });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${large.length}`);
      expect((await bytesOf(answer)).equals(large.subarray(from, to))).toBe(true);
    }
  });

  test('HEAD tells the same and sends nothing', async () => {
    const { orderId, path } = await uploaded(samples.png);
    const answer = await get(path, { Range: 'bytes=0-3' }, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(samples.png.length));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await bytesOf(answer)).toHaveLength(0);
    expect(await accesses(orderId)).toEqual([{ method: 'HEAD', kind: expect.any(String) }]);
  });

  test('who has it already gets 304, which is no access', async () => {
    const { orderId, path, row } = await uploaded();
    const tag = `"${row.sha256}"`;
    for (const named of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await get(path, { 'If-None-Match': named });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(tag);
    }
    expect(await accesses(orderId)).toEqual([]);
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('a download goes on where it was cut, but only of the same version', async () => {
    const { path, row } = await uploaded();
    const rest = await get(path, { Range: 'bytes=5-', 'If-Range': `"${row.sha256}"` });
    expect([rest.status, await bytesOf(rest)]).toEqual([206, samples.pdf.subarray(5)]);
    const other = await get(path, { Range: 'bytes=5-', 'If-Range': '"other"' });
    expect([other.status, await bytesOf(other)]).toEqual([200, samples.pdf]);
  });

  test('our signed link opens it to who has nothing else', async () => {
    const { path } = await uploaded();
    const link = store.app.url + store.app.linkOf(path, await store.app.signIn('Team'));
    expect(await bytesOf(await fetch(link))).toEqual(samples.pdf);
    expect((await fetch(link.replace('signature=', 'signature=x'))).status).toBe(401);
  });

  test('a replacement keeps the earlier version, each under its own hash', async () => {
    const { orderId, row, path } = await uploaded();
    const second = Buffer.concat([samples.pdf, Buffer.from('% second version\n')]);
    expect(await upload(orderId, second)).toMatchObject({ http: 200 });
    const [before, now] = await rows(orderId);
    expect([before?.sha256, now?.sha256]).toEqual([sha256(samples.pdf), sha256(second)]);
    expect([before?.storage_key, before?.replaced_at]).toEqual([
      row.storage_key,
      expect.anything(),
    ]);
    expect(await bytesOf(await get(path))).toEqual(samples.pdf);
    expect(await bytesOf(await get(documentPath(orderId, now?.file_name ?? '')))).toEqual(second);
  });

  test('a file that is gone is looked for on the marketing site', async () => {
    const { orderId, row, path } = await uploaded();
    await store.app.services.documents.remove(row.storage_key);
    await store.app.services.documents.remove(row.storage_key);
    const answer = await get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      `https://files.example.com/docs/${orderId}/${row.file_name}`,
    );
  });

  test('erasing an order for good removes its file', async () => {
    const { orderId, row } = await uploaded();
    const files = (await store.files()).length;
    expect(await erase(orderId)).toMatchObject({ http: 200 });
    expect(await store.app.services.documents.size(row.storage_key)).toBeNull();
    expect(await store.files()).toHaveLength(files - 1);
    expect(await strays()).toBe(0);
  });

  test('what a crash leaves without a row is removed; what has a row is not', async () => {
    const { row } = await uploaded();
    const { documents } = store.app.services;
    const key = 'aa/left-by-a-crash.pdf';
    await noteStrays(store.app.db, [key]);
    await documents.keep(await documents.receive(Readable.from([samples.pdf]), 'any.pdf'), key);
    // It may still be on its way.
    await sweepStrays(store.app.db, documents);
    expect(await documents.size(key)).toBe(samples.pdf.length);

    await sweepStrays(store.app.db, documents, '0 seconds');
    expect(await documents.size(key)).toBeNull();
    expect(await strays()).toBe(0);
    expect(await documents.size(row.storage_key)).toBe(samples.pdf.length);
  });

  describe('while the store is away', () => {
    const whileAway = async (work: () => Promise<void>) => {
      await store.takeAway();
      await work().finally(store.putBack);
    };

    test('a document answers 503, nothing is recorded, and it is there again later', async () => {
      const { orderId, path } = await uploaded();
      await whileAway(async () => {
        for (const headers of [{}, { Range: 'bytes=0-3' }]) {
          const answer = await get(path, headers as Record<string, string>);
          expect(answer.status).toBe(503);
          expect(answer.headers.get('retry-after')).toBe('30');
          expect(answer.headers.get('etag')).toBeNull();
          expect(await answer.json()).toEqual({ status: 0, message: away });
        }
        const ready = () => fetch(`${store.app.url}/api/ready`);
        await until(async () => ((await ready()).status === 503 ? true : null));
      });
      expect(await accesses(orderId)).toEqual([]);
      expect(await bytesOf(await get(path))).toEqual(samples.pdf);
    });

    test.each([
      ['a small', samples.pdf],
      ['a large', large],
    ])('%s upload is refused and leaves nothing', async (_size, bytes) => {
      const orderId = await store.app.newOrder();
      const files = await store.files();
      await whileAway(async () => {
        expect(await upload(orderId, bytes)).toMatchObject({ http: 503, message: away });
      });
      expect(await rows(orderId)).toEqual([]);
      expect(await store.app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
      expect(await store.files()).toEqual(files);
      await sweepStrays(store.app.db, store.app.services.documents, '0 seconds');
      expect(await strays()).toBe(0);
    });

    test('an erased file waits for housekeeping', async () => {
      const { orderId, row } = await uploaded();
      await whileAway(async () => {
        expect(await erase(orderId)).toMatchObject({ http: 200 });
      });
      await sweepStrays(store.app.db, store.app.services.documents, '0 seconds');
      expect(await store.app.services.documents.size(row.storage_key)).toBeNull();
      expect(await strays()).toBe(0);
    });
  });

  test('who stops reading in the middle leaves the store in order', async () => {
    const { row, path } = await uploaded(large);
    for (let turn = 0; turn < 20; turn += 1) {
      const answer = await get(path);
      const reader = answer.body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    const stream = store.app.services.documents.read(row.storage_key);
    expect(sha256(await buffer(stream))).toBe(sha256(large));
  });
});
