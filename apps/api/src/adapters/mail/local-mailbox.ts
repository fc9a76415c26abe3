import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mimeStream } from './mime.ts';
import type { Transport } from './transport.ts';

const folderOf = (dataDir: string) => join(dataDir, 'mailbox');

/**
 * Delivers into the data directory, one `.eml` per message, while no provider is configured, so
 * that the demo works offline. The file is named by the message's id: a repeat after a crash
 * replaces it instead of delivering twice.
 */
export async function openLocalMailbox(dataDir: string): Promise<Transport> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });

  return {
    name: 'local',
    async send(message) {
      const path = join(folder, `${message.id}.eml`);
      const arriving = `${path}.arriving`;
      const handle = await open(arriving, 'w', 0o600);
      try {
        for await (const chunk of await mimeStream(message)) await handle.writeFile(chunk);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(arriving, path);
      return null;
    },
  };
}

/** Removes messages of an erased order, whole or half written; those that are not here are fine. */
export async function removeFromMailbox(
  dataDir: string,
  mailIds: readonly string[],
): Promise<void> {
  for (const id of mailIds) {
    const path = join(folderOf(dataDir), `${id}.eml`);
    await rm(path, { force: true });
    await rm(`${path}.arriving`, { force: true });
  }
}

const messageFile = /^([0-9a-f-]{36})\.eml(\.arriving)?$/;

/** The ids of the messages that lie in the mailbox, whole or half written. */
export async function listMailbox(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  return [...new Set(names.flatMap((name) => messageFile.exec(name)?.[1] ?? []))];
}
