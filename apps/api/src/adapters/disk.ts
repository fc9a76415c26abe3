import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that have to be free: some uploads, and PostgreSQL's own files for a while. */
export const leastFree = 200 * 1024 * 1024;

/** An upload is larger than a block: an empty file can be written to a disk that is full. */
const probe = Buffer.alloc(1024 * 1024, 'pabean');

/** Milliseconds for which a written probe is believed. */
const proofMs = 60_000;

/** @throws Error when less than `least` bytes are free where one of the folders lies */
export async function requireSpace(folders: readonly string[], least: number): Promise<void> {
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < least) throw new Error(`Less than ${least} bytes are free.`);
  }
}

/** Bytes of the disk that a folder lies on; null where the folder cannot be reached. */
export async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  const found = await statfs(folder).catch(() => null);
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
}

/** Writes 1 MB to the disk and removes it again. @throws what the disk says */
export async function proveWritable(folder: string): Promise<void> {
  const path = join(folder, `probe-${randomUUID()}`);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(probe);
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** The same, at most once a minute while it succeeds. */
export function provenWritable(folder: string): () => Promise<void> {
  let provenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - provenAt < proofMs) return;
    await proveWritable(folder);
    provenAt = performance.now();
  };
}
