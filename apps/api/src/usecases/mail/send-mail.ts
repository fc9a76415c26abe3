import { hasTravellerDocument, type MailRefusal } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { wordsOf } from '../../adapters/mail/delivery/parts.ts';
import { removeFromMailbox } from '../../adapters/mail/local-mailbox.ts';
import type { Correspondents } from '../../adapters/mail/mailbox.ts';
import { Refused } from '../../adapters/mail/refused-mail.ts';
import {
  dropSentNote,
  findSentNote,
  keepSentNote,
  type SentNote,
} from '../../adapters/mail/sent-notes.ts';
import type { ChooseTransport, Message } from '../../adapters/mail/transport.ts';
import { databaseTrouble } from '../../core/database-trouble.ts';
import type { MailTryOutcome, Meters } from '../../core/metric-events.ts';
import {
  findOutgoingMail,
  lockOrderOfMail,
  markTryFailed,
  type OutgoingMail,
} from '../../db/queries/mail.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';
import { type AttachmentDeps, attachmentOf } from './attachment.ts';
import { recordSent } from './record-sent.ts';

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
 * again later; a message that was sent or given up already is left alone, and one that a provider has is only written down. One that was refused for
 * good by its own fault is given up at once: another try would only be refused again, and annoy the
 * server. A refusal of our account is an outage, and waits.
 */
export async function sendMail(
  deps: SendMailDeps,
  mailId: string,
  lastTry: boolean,
): Promise<void> {
  const mail = await findOutgoingMail(deps.db, mailId);
  if (mail === undefined || mail.state !== 'queued' || mail.recipient === null) return;
  // Another message went out in its place.
  if (mail.sent_again_as !== null) return;
  const earlier = await findSentNote(deps.dataDir, mail.id);
  if (earlier !== null) return writeDownSent(deps, mail, earlier);
  const transport = deps.transport(mail.mail_service_provider);
  const withdrawn = withdrawnBecause(mail);
  if (withdrawn !== null) return giveUpWithdrawn(deps, mail, withdrawn, transport.name);
  let providerMessageId: string | null;
  try {
    providerMessageId = await transport.send(await messageOf(mail, mail.recipient, deps));
  } catch (error) {
    const reason = wordsOf(error instanceof Error ? error.message : String(error));
    const words = reason ?? 'No reason was given.';
    const fault = error instanceof Refused ? error.of : null;
    const final = lastTry || fault === 'letter';
    deps.meters.mail(mail.mail_service_provider, outcomeOf(final, fault));
    await deps.db.transaction().execute(async (trx) => {
      await lockOrderOfMail(trx, mail.order_pk);
      await markTryFailed(trx, mail.id, { words, final, refused: fault });
      if (final) await note(trx, mail, 'mail-failed', transport.name);
    });
    if (fault === 'letter') return;
    throw new Error(`${transport.name} did not take message ${mail.id}`, { cause: error });
  }
  deps.meters.mail(mail.mail_service_provider, 'sent');
  await writeDownSent(deps, mail, { transport: transport.name, providerMessageId });
}

/** Where the database does not take it, the data directory does, so that the next try sends nothing. */
async function writeDownSent(
  { db, dataDir }: SendMailDeps,
  mail: OutgoingMail,
  sent: SentNote,
): Promise<void> {
  let isRecorded: boolean;
  try {
    isRecorded = await recordSent(db, mail, sent, (trx) =>
      note(trx, mail, 'mail-sent', sent.transport),
    );
  } catch (error) {
    if (databaseTrouble(error) !== null) await keepSentNote(dataDir, mail.id, sent);
    throw error;
  }
  await dropSentNote(dataDir, mail.id);
  // The order was erased while its message was on its way.
  if (!isRecorded) await removeFromMailbox(dataDir, [mail.id]);
}

/** Why a mail that waited does not go out any more. */
interface Withdrawn {
  readonly words: string;
  readonly isMissed: boolean;
}

/**
 * A document that was replaced may be another person's: its mail waited too long and never goes out. The one
 * with the document that took its place was queued with it. Nor does a document whose order was deleted or
 * refunded meanwhile: it is not the traveller's any more. A deleted order may come back, and misses it then; of a
 * refunded one that goes on `missWithdrawnMails` says so.
 */
function withdrawnBecause(mail: OutgoingMail): Withdrawn | null {
  const { replaced_at: replacedAt, process_status: status } = mail;
  if (replacedAt !== null) {
    const words = 'The document of this e-mail was replaced before it went out.';
    return { words, isMissed: true };
  }
  const isPlain = mail.storage_key === null;
  if (isPlain || hasTravellerDocument(status, mail.refund_date !== null)) return null;
  const isMissed = status === 'Deleted';
  const what = isMissed ? 'deleted' : 'refunded';
  return { words: `The order was ${what} before this e-mail went out.`, isMissed };
}

function giveUpWithdrawn(
  { db, meters }: SendMailDeps,
  mail: OutgoingMail,
  { words, isMissed }: Withdrawn,
  transport: string,
): Promise<void> {
  meters.mail(mail.mail_service_provider, 'given-up');
  return db.transaction().execute(async (trx) => {
    await lockOrderOfMail(trx, mail.order_pk);
    // An order that came back since it was read finds no letter that was given up.
    const now = await findOutgoingMail(trx, mail.id);
    const isBack = now !== undefined && withdrawnBecause(now) === null;
    await markTryFailed(trx, mail.id, { words, final: true, isMissed: isMissed || isBack });
    await note(trx, mail, 'mail-failed', transport);
  });
}

/** Refused letters and refused accounts are counted apart: only the second is ours to mend. */
function outcomeOf(final: boolean, fault: MailRefusal | null): MailTryOutcome {
  if (fault === 'letter') return 'refused';
  if (final) return 'given-up';
  return fault === 'account' ? 'account-refused' : 'failed';
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
