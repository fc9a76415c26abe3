import { pipeline, type Readable, type Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { hashing, proving } from '../../adapters/backup/hashing.ts';
import { BackupFault, type BackupPlace, type WrittenFile } from '../../adapters/backup/place.ts';
import { seal, unseal } from '../../adapters/backup/seal.ts';
import type { BackupFile } from './manifest.ts';

/** Fast, and a text of rows is a fifth of its size all the same. */
const level = 4;

/** Writes a compressed file, encrypted when there are recipients. */
export async function writePacked(
  place: BackupPlace,
  file: string,
  content: Readable,
  recipients: readonly string[],
): Promise<BackupFile> {
  const name = `${file}.gz${sealedEnding(recipients)}`;
  const packed = joined(content, createGzip({ level }));
  return { file: name, ...(await place.write(name, await sealed(packed, recipients))) };
}

/** What a file holds, once its bytes are proven those that were written. */
export async function readPacked(
  place: BackupPlace,
  { file, ...written }: BackupFile,
  identities: readonly string[],
): Promise<Readable> {
  return joined(await readProven(place, file, written, identities), createGunzip());
}

/** The same of a file that is not compressed, as documents are; null where its digest is not known. */
export async function readProven(
  place: BackupPlace,
  file: string,
  written: WrittenFile | null,
  identities: readonly string[],
): Promise<Readable> {
  const content = place.read(file);
  const bytes = written ? joined(content, proving(file, written)) : content;
  return file.endsWith('.age') ? unseal(bytes, identities, file) : bytes;
}

/** Reads a file to its end. @throws BackupFault when it is not as it was written */
export async function proveFile(place: BackupPlace, file: string, written: WrittenFile) {
  const bytes = joined(place.read(file), proving(file, written));
  await drain(bytes, file);
}

/** The digest of what a stream holds. */
export async function digestOfStream(content: Readable, file: string): Promise<WrittenFile> {
  const { stream, result } = hashing();
  await drain(joined(content, stream), file);
  return result();
}

async function drain(stream: Readable, file: string): Promise<void> {
  try {
    for await (const _ of stream);
  } catch (error) {
    throw asFault(error, file);
  }
}

/** What a damaged file makes of those who unpack it is a fault of the file. */
export function asFault(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupFault(`${file} is not there`);
  return code?.startsWith('Z_') ? new BackupFault(`${file} cannot be unpacked`) : error;
}

export function sealedEnding(recipients: readonly string[]): string {
  return recipients.length > 0 ? '.age' : '';
}

/** The stream as it is, or encrypted when there is somebody to encrypt it for. */
export async function sealed(stream: Readable, recipients: readonly string[]): Promise<Readable> {
  return recipients.length > 0 ? seal(stream, recipients) : stream;
}

/** One stream after the other; a failure of the first fails the last. */
export function joined<Last extends Transform>(first: Readable, last: Last): Last {
  pipeline(first, last, () => {});
  return last;
}
