import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './server.ts';

/** Every file below the documents of a server, arriving ones included. */
export function storedFiles(server: Pick<TestServer, 'dataDir'>): Promise<string[]> {
  return filesBelow(join(server.dataDir, 'documents'));
}

/** Every message in the local mailbox, half-written ones included. */
export function mailboxFiles(server: Pick<TestServer, 'dataDir'>): Promise<string[]> {
  return filesBelow(join(server.dataDir, 'mailbox'));
}

/** Every file below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
