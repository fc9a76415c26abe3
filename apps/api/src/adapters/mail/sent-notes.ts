import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailTransport, mailTransports } from '@pabean/domain';
import * as v from 'valibot';

const SentSchema = v.object({
  transport: v.picklist(mailTransports),
  providerMessageId: v.nullable(v.string()),
});

/** Who took a mail, and what they call it. */
export interface SentNote {
  readonly transport: MailTransport;
  readonly providerMessageId: string | null;
}

const folderOf = (dataDir: string) => join(dataDir, 'sent-mails');
const pathOf = (dataDir: string, mailId: string) => join(folderOf(dataDir), `${mailId}.json`);

/**
 * Keeps in the data directory that a provider has a mail, for the database cannot be told: the next try would
 * send it again. Names nobody.
 */
export async function keepSentNote(dataDir: string, mailId: string, sent: SentNote): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const path = pathOf(dataDir, mailId);
  const file = await open(`${path}.arriving`, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(sent));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.arriving`, path);
}

/** Null for a mail of which nothing was kept. */
export async function findSentNote(dataDir: string, mailId: string): Promise<SentNote | null> {
  const text = await readFile(pathOf(dataDir, mailId), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : v.parse(SentSchema, JSON.parse(text));
}

/** The database knows of it by now. */
export async function dropSentNote(dataDir: string, mailId: string): Promise<void> {
  await rm(pathOf(dataDir, mailId), { force: true });
}
