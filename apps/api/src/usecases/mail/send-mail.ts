import type { Kysely } from 'kysely';
import { wordsOf } from '../../adapters/mail/delivery/parts.ts';
import { removeFromMailbox } from '../../adapters/mail/local-mailbox.ts';
import type { Correspondents } from '../../adapters/mail/mailbox.ts';
import type { ChooseTransport, Message } from '../../adapters/mail/transport.ts';
import type { Meters } from '../../core/meters.ts';
import {
  findOutgoingMail,
  markSent,
  markTryFailed,
  type OutgoingMail,
} from '../../db/queries/mail.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';
import { type AttachmentDeps, attachmentOf } from './attachment.ts';

export interface SendMailDeps extends AttachmentDeps {
  /** Where the local mailbox is. */
  readonly dataDir: string;
  readonly correspondents: Correspondents;
  readonly transport: ChooseTransport;
  readonly meters: Pick<Meters, 'mail'>;
}

const system = { kind: 'system', id: null, name: 'Pabean', ip: null } as const;

/**
 * Sends one queued message. Throws when the transport did not take it, so that the queue tries
 * again later; a message that was sent already is left alone.
 */
export async function sendMail(
  deps: SendMailDeps,
  mailId: string,
  lastTry: boolean,
): Promise<void> {
  const mail = await findOutgoingMail(deps.db, mailId);
  if (mail === undefined || mail.state === 'sent' || mail.recipient === null) return;
  // Another message went out in its place.
  if (mail.sent_again_as !== null) return;
  const transport = deps.transport(mail.mail_service_provider);
  let providerMessageId: string | null;
  try {
    providerMessageId = await transport.send(await messageOf(mail, mail.recipient, deps));
  } catch (error) {
    deps.meters.mail(mail.mail_service_provider, lastTry ? 'given-up' : 'failed');
    const words = wordsOf(error instanceof Error ? error.message : String(error));
    await deps.db.transaction().execute(async (trx) => {
      await markTryFailed(trx, mail.id, words ?? 'No reason was given.', lastTry);
      if (lastTry) await note(trx, mail, 'mail-failed', transport.name);
    });
    throw new Error(`${transport.name} did not take message ${mail.id}`, { cause: error });
  }
  deps.meters.mail(mail.mail_service_provider, 'sent');
  const isRecorded = await deps.db.transaction().execute(async (trx) => {
    await note(trx, mail, 'mail-sent', transport.name);
    return markSent(trx, mail.id, { transport: transport.name, providerMessageId });
  });
  // The order was erased while its message was on its way.
  if (!isRecorded) await removeFromMailbox(deps.dataDir, [mail.id]);
}

function note(
  db: Kysely<Database>,
  mail: OutgoingMail,
  action: 'mail-sent' | 'mail-failed',
  transport: string,
): Promise<void> {
  return writeHistory(db, system, [
    {
      orderPk: mail.order_pk,
      orderVersion: mail.order_version,
      action,
      detail: { mailId: mail.id, provider: mail.mail_service_provider, transport },
    },
  ]);
}

async function messageOf(mail: OutgoingMail, to: string, deps: SendMailDeps): Promise<Message> {
  const attachment = await attachmentOf(mail, deps);
  return {
    id: mail.id,
    ...deps.correspondents,
    to,
    subject: mail.subject,
    html: mail.html,
    text: mail.body_text,
    ...(attachment && { attachment }),
  };
}
