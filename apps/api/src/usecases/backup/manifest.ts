import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BackupFault, type BackupPlace, type WrittenFile } from '../../adapters/backup/place.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { CopiedTable, DatabaseShape, SequenceState } from '../../db/backup/shape.ts';

/** A file of a backup, by its name in the place. */
export interface BackupFile extends WrittenFile {
  readonly file: string;
}

export interface TableFile extends CopiedTable, BackupFile {
  readonly rows: number;
}

/** The documents of a backup: a list of its own, and the files in a folder that all backups share. */
export interface DocumentFiles extends BackupFile {
  readonly folder: string;
  readonly count: number;
  /** Keys of documents that the database named and the store did not have, or had otherwise. */
  readonly missing: readonly string[];
  readonly differing: readonly string[];
}

/** A copy of the whole cluster, and where in which WAL it stands (decision 041). */
export interface BaseFile extends BackupFile {
  /** The folder of its WAL. */
  readonly line: string;
  readonly timeline: number;
  /** Where the WAL begins that is replayed on it, `0x3000000`. */
  readonly start: string;
  /** The first moment that can be reached. */
  readonly from: string;
}

/** All that is known of a backup. It is written last: without it there is no backup. */
export interface Manifest extends DatabaseShape {
  readonly format: 1;
  readonly name: string;
  readonly at: string;
  /** The version of Pabean that made it. */
  readonly version: string;
  readonly tables: readonly TableFile[];
  readonly sequences: readonly SequenceState[];
  readonly documents: DocumentFiles;
  /** The secrets of the data directory; null where they are not within. */
  readonly secrets: BackupFile | null;
  /** For a restore to a moment; only with archived WAL of our own PostgreSQL. */
  readonly base?: BaseFile;
  /** How many orders the record of erased ones named then; older backups say nothing. */
  readonly erased?: number;
  /** Recipients of age, none when it is not encrypted. */
  readonly recipients: readonly string[];
  /** Of its own files and of the documents that were new. */
  readonly bytes: number;
}

const folderOf = 'backups';
const namePattern = /^\d{8}T\d{9}Z$/;

/** The folder of a backup, made of its moment: `20261121T101112345Z`. */
export function backupName(at: string): string {
  return new Date(at).toISOString().replaceAll(/[-:.]/g, '');
}

/** The moment that a backup's name tells. */
export function momentOf(name: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(name)?.slice(1) ?? [];
  const [year, month, day, hour, minute, second, ms] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** The name of a backup's file in its place. */
export function fileIn(name: string, file: string): string {
  return `${folderOf}/${name}/${file}`;
}

/** Clocks of two machines differ by less. */
const aheadMs = 24 * 60 * 60 * 1000;

/**
 * The folders of backups in a place, finished or not, the newest first. Those of a day that is still to come are
 * last: the clock was wrong when they were made, and others are newer.
 */
export async function backupNames(place: BackupPlace, now: number = Date.now()): Promise<string[]> {
  const names = (await place.folders(folderOf)).filter((name) => namePattern.test(name));
  const newestFirst = names.sort().reverse();
  const isToCome = (name: string) => momentOf(name) > now + aheadMs;
  return [
    ...newestFirst.filter((name) => !isToCome(name)),
    ...newestFirst.filter((name) => isToCome(name)),
  ];
}

export async function writeManifest(place: BackupPlace, manifest: Manifest): Promise<void> {
  const content = JSON.stringify(manifest);
  const whole = `${JSON.stringify({ sha256: digestOf(content), manifest }, null, 1)}\n`;
  await place.write(fileIn(manifest.name, 'manifest.json'), Readable.from([Buffer.from(whole)]));
}

/**
 * Reads what a backup says of itself.
 * @throws BackupFault when it is not as it was written, ExpectedFailure when the backup is not there or newer
 */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest> {
  const manifest = await findManifest(place, name);
  if (manifest) return manifest;
  throw new ExpectedFailure(`There is no finished backup ${name} in ${place.label}.`);
}

/** The same; null for one that was never finished. */
export async function findManifest(place: BackupPlace, name: string): Promise<Manifest | null> {
  const file = fileIn(name, 'manifest.json');
  let whole: string;
  try {
    whole = await text(place.read(file));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
  const { sha256, manifest } = parse(whole, file);
  if (manifest?.format !== 1) {
    throw new ExpectedFailure(`The backup ${name} is of a format that this version does not know.`);
  }
  if (digestOf(JSON.stringify(manifest)) !== sha256) throw damaged(file);
  return manifest;
}

/** The newest finished backup, or the one that is named. @throws ExpectedFailure when there is none */
export async function chooseBackup(place: BackupPlace, name?: string): Promise<Manifest> {
  if (name !== undefined) return readManifest(place, name);
  for (const one of await backupNames(place)) {
    const manifest = await findManifest(place, one);
    if (manifest) return manifest;
  }
  throw new ExpectedFailure(`There is no finished backup in ${place.label}.`);
}

function parse(whole: string, file: string): { sha256?: string; manifest?: Manifest } {
  try {
    return JSON.parse(whole);
  } catch {
    throw damaged(file);
  }
}

const damaged = (file: string) =>
  new BackupFault(`${file} is damaged: its bytes are not those that were written`);
const digestOf = (content: string) => createHash('sha256').update(content).digest('hex');

function isAbsent(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || (error instanceof BackupFault && message.endsWith('is not there'));
}
