import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createTransport } from 'nodemailer';
import type { Message, Transport } from './transport.ts';

/**
 * Delivers into the data directory, one `.eml` per message, while no provider is configured
 * (issue: the demo works offline). The file is named by the message's id, so that a repeat after
 * a crash replaces it instead of delivering twice.
 */
export async function openLocalMailbox(dataDir: string): Promise<Transport> {
  const folder = join(dataDir, 'mailbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, newline: 'crlf' });

  return {
    name: 'local',
    async send(message) {
      const { message: stream } = await composer.sendMail(mimeOf(message));
      const path = join(folder, `${message.id}.eml`);
      const arriving = `${path}.arriving`;
      const handle = await open(arriving, 'w', 0o600);
      try {
        await pipeline(stream, handle.createWriteStream({ autoClose: false }));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(arriving, path);
      return null;
    },
  };
}

/** A message in the form that the MIME composer takes. */
export function mimeOf(message: Message) {
  const { attachment } = message;
  return {
    messageId: `<${message.id}@${message.from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
    from: message.from,
    to: message.to,
    subject: message.subject,
    html: message.html,
    text: message.text,
    ...(attachment && {
      attachments: [
        {
          filename: attachment.name,
          contentType: attachment.mediaType,
          content: attachment.open(),
        },
      ],
    }),
  };
}
