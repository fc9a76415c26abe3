import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { packMaker } from '../../../../src/papers/worker/pack-maker.ts';
import { addFileToCase } from '../../../../src/usecases/disputes/pack/add-file.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { newCase, paidOrder } from '../../../support/disputes.ts';
import { samples } from '../../../support/documents.ts';
import { pdfOf } from '../../../support/pdf.ts';

let app: TestApp;
let member: Parameters<typeof addFileToCase>[1];
let orderId: string;
beforeAll(async () => {
  app = await testApp();
  member = { ...(await app.signIn('Team', 'Sinta')), type: 'Team' };
  orderId = await paidOrder(app);
});
beforeEach(() => {
  vi.spyOn(packMaker, 'pagesOf').mockResolvedValue(1);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

const caseAt = (more: Parameters<typeof newCase>[2] = {}) =>
  newCase(app, orderId, { gateway: 'elsewhere', ...more });
const check = vi.fn(async () => {});
async function add(
  disputeId: string,
  bytes: Uint8Array,
  name = 'screen.png',
  documents = app.services.documents,
) {
  const { db, env } = app.services;
  const received = await documents.receive(Readable.from([Buffer.from(bytes)]), name);
  return addFileToCase({ db, env, documents, virusScan: { check } }, member, disputeId, received);
}
const refusal = (status: number, message: string) => ({
  status,
  message,
  errors: [{ path: 'file', message }],
});
const filesOf = async (disputeId: string) =>
  app.db
    .selectFrom('dispute_file')
    .selectAll()
    .where('dispute_pk', '=', await pkOf(disputeId))
    .orderBy('created_at')
    .execute();
const pkOf = async (disputeId: string) => {
  const { id } = await app.db
    .selectFrom('dispute')
    .select('id')
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
  return id;
};
const strays = () => app.db.selectFrom('stray_document').select('storage_key').execute();

/** A white picture of one bit for each pixel. */
function whitePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a file is kept with what it is, and the history says that it came', async () => {
  const disputeId = await caseAt();
  vi.mocked(packMaker.pagesOf).mockResolvedValue(2);
  check.mockClear();
  const { fileId } = await add(disputeId, samples.png, 'a/b\\c\u0000.png');
  const [kept] = await filesOf(disputeId);
  expect(kept).toMatchObject({
    id: fileId,
    order_pk: (await app.order(orderId)).id,
    file_name: 'a b c .png',
    media_type: 'image/png',
    size: samples.png.length,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    pages: 2,
    created_by: member.id,
  });
  expect(packMaker.pagesOf).toHaveBeenCalledWith({
    id: '',
    name: 'a b c .png',
    mediaType: 'image/png',
    bytes: new Uint8Array(samples.png),
  });
  expect(check).toHaveBeenCalledTimes(1);
  expect(await app.services.documents.size(kept?.storage_key ?? '')).toBe(samples.png.length);
  expect(await strays()).toEqual([]);
  const event = await app.db
    .selectFrom('dispute_event')
    .select(['action', 'actor_kind', 'actor_name', 'detail'])
    .where('dispute_pk', '=', await pkOf(disputeId))
    .executeTakeFirst();
  expect(event).toEqual({
    action: 'file-added',
    actor_kind: 'staff',
    actor_name: 'Sinta',
    detail: { pages: 2, sha256: kept?.sha256 },
  });
});

test('a name is as short as a list shows it, and a file without one has one', async () => {
  const disputeId = await caseAt();
  await add(disputeId, samples.png, ` ${'x'.repeat(130)}`);
  await add(disputeId, samples.png, ' / ');
  const names = (await filesOf(disputeId)).map(({ file_name }) => file_name);
  expect(names).toEqual(['x'.repeat(120), 'file']);
});

describe('refused is', () => {
  test('no file, an empty one, and one of another kind', async () => {
    const disputeId = await caseAt();
    check.mockClear();
    const { db, env, documents } = app.services;
    const services = { db, env, documents, virusScan: { check } };
    await expect(addFileToCase(services, member, disputeId, null)).rejects.toMatchObject(
      refusal(422, 'Please choose a file.'),
    );
    await expect(add(disputeId, Buffer.alloc(0))).rejects.toMatchObject(
      refusal(422, 'screen.png is empty. Please choose another one.'),
    );
    const webp = Buffer.from(
      'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0',
      'latin1',
    );
    for (const bytes of [samples.exe, webp]) {
      await expect(add(disputeId, bytes, 'screen.pdf')).rejects.toMatchObject(
        refusal(415, 'screen.pdf is not a PDF, PNG or JPEG file, whatever its name says.'),
      );
    }
    expect(check).not.toHaveBeenCalled();
  });

  test('a file for a case that nobody knows, that is locked, or that has no order', async () => {
    await expect(add('DP-1', samples.png)).rejects.toMatchObject({
      status: 404,
      message: 'There is no case DP-1.',
    });
    await expect(add(await caseAt({ state: 'won' }), samples.png)).rejects.toMatchObject({
      status: 409,
      message: 'The case is won.',
    });
    const alone = await newCase(app, null);
    await expect(add(alone, samples.png)).rejects.toMatchObject({
      status: 409,
      message: 'It matches no order. Attach it to one first.',
    });
  });

  test('what the scanner does not like, before anybody opens it', async () => {
    const disputeId = await caseAt();
    check.mockRejectedValueOnce(new Error('A virus.'));
    await expect(add(disputeId, samples.pdf.subarray(0, 300))).rejects.toThrow('A virus.');
  });

  test('a PDF that is larger than the whole pack may be', async () => {
    const disputeId = await caseAt();
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_499_991)]);
    await expect(add(disputeId, large, 'large.pdf')).rejects.toMatchObject(
      refusal(
        422,
        'large.pdf has 1.5 MB. The limit of Safe for any acquirer and Visa is 1 MB for the whole pack.',
      ),
    );
    // Just as large as it may be: it is opened, and holds nothing.
    await expect(add(disputeId, large.subarray(0, 1_000_000), 'large.pdf')).rejects.toMatchObject(
      refusal(422, 'large.pdf is damaged and cannot be opened. Please choose another one.'),
    );
    // Pictures are made smaller.
    const picture = Buffer.concat([samples.png, Buffer.alloc(1_100_000)]);
    expect(await add(disputeId, picture)).toMatchObject({ fileId: expect.any(String) });
  });

  test('what cannot be opened, and what no pack can hold', async () => {
    const disputeId = await caseAt();
    const locked = await pdfOf(['SECRET'], { code: false, userPassword: 'secret' });
    await expect(add(disputeId, locked, 'a.pdf')).rejects.toMatchObject(
      refusal(422, 'a.pdf is encrypted. Please save it without a password.'),
    );
    await expect(add(disputeId, samples.png.subarray(0, 100), 'a.png')).rejects.toMatchObject(
      refusal(422, 'a.png is damaged and cannot be opened. Please choose another one.'),
    );
    vi.mocked(packMaker.pagesOf).mockResolvedValue('broken');
    await expect(add(disputeId, samples.png, 'a.png')).rejects.toMatchObject(
      refusal(422, 'a.png is damaged and cannot be opened. Please choose another one.'),
    );
    expect(await filesOf(disputeId)).toEqual([]);
  });

  test('a picture of more than thirty million pixels', async () => {
    const disputeId = await caseAt();
    await expect(add(disputeId, whitePng(6000, 5100), 'a.png')).rejects.toMatchObject(
      refusal(422, 'a.png has 31 million pixels. Banks take 30 million.'),
    );
    expect(await add(disputeId, whitePng(6000, 5000))).toMatchObject({
      fileId: expect.any(String),
    });
  });

  test('the one page too many, the letter counted', async () => {
    const disputeId = await caseAt();
    const limit =
      'The limit of Safe for any acquirer and Visa is 19 pages for the whole pack, letter and added files included.';
    vi.mocked(packMaker.pagesOf).mockResolvedValue(19);
    await expect(add(disputeId, samples.png)).rejects.toMatchObject(
      refusal(422, `screen.png has 19 pages. ${limit}`),
    );
    vi.mocked(packMaker.pagesOf).mockResolvedValue(17);
    await add(disputeId, samples.png);
    vi.mocked(packMaker.pagesOf).mockResolvedValue(1);
    await add(disputeId, samples.png, 'second.png');
    await expect(add(disputeId, samples.png, 'third.png')).rejects.toMatchObject(
      refusal(422, `third.png has 1 page. ${limit}`),
    );
  });

  test('the page too many of two files that come at once', async () => {
    const disputeId = await caseAt();
    const { documents } = app.services;
    vi.mocked(packMaker.pagesOf).mockResolvedValue(10);
    const keep: typeof documents.keep = async (file, key) => {
      await add(disputeId, samples.pdf, 'first.pdf');
      return documents.keep(file, key);
    };
    const slow = Object.assign(Object.create(documents) as typeof documents, { keep });
    await expect(add(disputeId, samples.png, 'second.png', slow)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('second.png has 10 pages.'),
    });
    expect((await filesOf(disputeId)).map(({ file_name }) => file_name)).toEqual(['first.pdf']);
    expect(await strays()).toEqual([]);
  });

  test('the twenty-first file; what is not known of a gateway limits nothing', async () => {
    const disputeId = await caseAt({ gateway: 'Worldpay' });
    const file = {
      dispute_pk: await pkOf(disputeId),
      order_pk: (await app.order(orderId)).id,
      file_name: 'a.png',
      media_type: 'image/png',
      size: 1,
      sha256: '-',
      pages: 100,
      created_by: null,
    };
    const rows = Array.from({ length: 19 }, (_, at) => ({
      ...file,
      id: crypto.randomUUID(),
      storage_key: `disputes/${at}`,
    }));
    await app.db.insertInto('dispute_file').values(rows).execute();
    await add(disputeId, samples.pdf, 'a.pdf');
    await expect(add(disputeId, samples.png)).rejects.toMatchObject(
      refusal(422, 'A pack takes 20 added files.'),
    );
  });
});

test('a file that was taken for left over is in no pack', async () => {
  const disputeId = await caseAt();
  const { documents } = app.services;
  let kept = '';
  const keep: typeof documents.keep = async (file, key) => {
    await app.db.deleteFrom('stray_document').execute();
    kept = await documents.keep(file, key);
    return kept;
  };
  const slow = Object.assign(Object.create(documents) as typeof documents, { keep });
  await expect(add(disputeId, samples.png, 'a.png', slow)).rejects.toMatchObject({ status: 503 });
  expect(await filesOf(disputeId)).toEqual([]);
  expect(await documents.size(kept)).toBeNull();
});
