import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { mimeStream } from './mime.ts';
import type { Transport } from './transport.ts';

/**
 * Delivers into the data directory, one `.eml` per message, while no provider is configured, so
 * that the demo works offline. The file is named by the message's id: a repeat after a crash
 * replaces it instead of delivering twice.
 */
export async function openLocalMailbox(dataDir: string): Promise<Transport> {
  const folder = join(dataDir, 'mailbox');
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
