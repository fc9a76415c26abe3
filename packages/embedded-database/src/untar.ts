import { chown, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Account } from './run-as.ts';

const block = 512;

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly isFolder: boolean;
}

/**
 * Unpacks a tar archive as PostgreSQL writes it: files and folders with short names. A link would be a
 * tablespace, which our own database has none of.
 */
export async function unpackTar(
  archive: Readable,
  folder: string,
  account: Account | undefined,
): Promise<void> {
  const bytes = reader(archive);
  const own = async (path: string) => account && chown(path, account.uid, account.gid);
  for (;;) {
    const entry = entryOf(await bytes.exactly(block));
    if (!entry) break;
    const path = join(folder, entry.name);
    if (entry.isFolder) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      await own(path);
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const part of bytes.upTo(entry.size)) await file.write(part);
    } finally {
      await file.close();
    }
    await own(path);
    await bytes.exactly((block - (entry.size % block)) % block);
  }
  await bytes.rest();
}

/** @returns nothing at the end of the archive */
function entryOf(header: Buffer): Entry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const prefix = text(345, 155);
  const name = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`;
  const size = Number.parseInt(text(124, 12).trim() || '0', 8);
  const kind = text(156, 1);
  const isOutside = name.startsWith('/') || name.split('/').includes('..');
  if (isOutside || !['', '0', '5'].includes(kind) || Number.isNaN(size)) {
    throw new EmbeddedDatabaseError(`The base copy holds ${name}, which is no file of a database.`);
  }
  return { name, size, isFolder: kind === '5' };
}

/** Reads a stream in pieces of wanted sizes. */
function reader(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let left: Buffer = Buffer.alloc(0);
  async function* upTo(size: number): AsyncGenerator<Buffer> {
    let missing = size;
    while (missing > 0) {
      if (left.length === 0) {
        const { done, value } = await chunks.next();
        if (done) throw new EmbeddedDatabaseError('The base copy is cut.');
        left = value;
      }
      const part = left.subarray(0, missing);
      left = left.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }
  return {
    upTo,
    async exactly(size: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of upTo(size)) parts.push(part);
      return Buffer.concat(parts);
    },
    /** To the end: whoever proves the bytes behind us does it there. */
    async rest(): Promise<void> {
      while (!(await chunks.next()).done);
    },
  };
}
