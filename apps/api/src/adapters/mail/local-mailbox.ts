import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { erasedMails } from '../../db/queries/order-erase.ts';
import type { Database } from '../../db/schema.ts';
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

/**
 * Removes what still lies in the mailbox of orders that were erased: by another process, before a
 * crash, or while the message was on its way. A file of an unknown message is left alone.
 */
export async function sweepMailbox(db: Kysely<Database>, dataDir: string): Promise<void> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  const ids = new Set(names.flatMap((name) => messageFile.exec(name)?.[1] ?? []));
  await removeFromMailbox(dataDir, await erasedMails(db, [...ids]));
}
