import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { automatic } from './mailbox.ts';
import type { Message } from './transport.ts';

const composer = createTransport({ streamTransport: true, newline: 'crlf' });

/** A message in the form that the MIME composer takes. Its Message-ID is our id, so repeats are seen. */
export function mimeOf(message: Message) {
  const { attachment } = message;
  const domain = message.from.address.split('@').at(-1) ?? 'localhost';
  return {
    messageId: `<${message.id}@${domain}>`,
    from: message.from,
    replyTo: message.replyTo,
    headers: automatic,
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

/** The message as a MIME stream. */
export async function mimeStream(message: Message): Promise<Readable> {
  const { message: stream } = await composer.sendMail(mimeOf(message));
  return stream as Readable;
}

/** The message as MIME bytes, for providers that take it whole. */
export async function mimeBytes(message: Message): Promise<Buffer> {
  return buffer(await mimeStream(message));
}
