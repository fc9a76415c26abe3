import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import * as age from 'age-encryption';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { BackupFault } from './place.ts';

/** Makes bytes unreadable for all but the recipients, in age's own format. */
export async function seal(content: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new age.Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return throughWeb(content, (stream) => encrypter.encrypt(stream));
}

/**
 * Makes them readable again. Here and in the stream:
 * @throws BackupFault with the name of the file when its bytes are not what was sealed
 * @throws ExpectedFailure when no identity opens them
 */
export async function unseal(
  content: Readable,
  identities: readonly string[],
  file: string,
): Promise<Readable> {
  const decrypter = new age.Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const input = Readable.from(failing(content, (cause) => new Unread('not read', { cause })));
  try {
    const opened = await throughWeb(input, (stream) => decrypter.decrypt(stream));
    return Readable.from(
      failing(opened, (error) => faultOf(error, file)),
      { objectMode: false },
    );
  } catch (error) {
    if (/no identity|identities/i.test((error as Error).message)) {
      throw new ExpectedFailure('The backup is encrypted for another key: see --identity.');
    }
    throw faultOf(error, file);
  }
}

/** What failed before age saw it; its cause has words and a class of its own. */
class Unread extends Error {}

/** Age's own words tell of no file. */
function faultOf(error: unknown, file: string): unknown {
  if (error instanceof Unread) return error.cause;
  return new BackupFault(`${file} is damaged: it cannot be decrypted`);
}

async function* failing(
  content: Readable,
  as: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    throw as(error);
  }
}

async function throughWeb(
  content: Readable,
  work: (stream: globalThis.ReadableStream<Uint8Array>) => Promise<unknown>,
): Promise<Readable> {
  const web = Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await work(web)) as ReadableStream<Uint8Array>);
}

/** A key for one run: what is sealed for it too can be proven without the operator's own key. */
export async function identityOfRun(): Promise<{ identity: string; recipient: string }> {
  const identity = await age.generateX25519Identity();
  return { identity, recipient: await age.identityToRecipient(identity) };
}

/** @throws ExpectedFailure when a recipient is none */
export function requireRecipients(recipients: readonly string[]): void {
  for (const recipient of recipients) {
    try {
      new age.Encrypter().addRecipient(recipient);
    } catch {
      throw new ExpectedFailure(`${recipient} is no recipient of age: it begins with age1.`);
    }
  }
}

/** The identities of a file as age-keygen writes it. @throws ExpectedFailure when it holds none */
export async function readIdentities(path: string): Promise<string[]> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExpectedFailure(`The identity file ${path} cannot be read: ${code}.`);
  }
  const identities: string[] = [];
  for await (const line of file.readLines()) {
    if (line.startsWith('AGE-SECRET-KEY-')) identities.push(line.trim());
  }
  if (identities.length === 0) {
    throw new ExpectedFailure(`The identity file ${path} holds no line AGE-SECRET-KEY-….`);
  }
  return identities;
}
