import type { Readable } from 'node:stream';

/** A file as it was written: its size and the digest of its bytes. */
export interface WrittenFile {
  readonly size: number;
  readonly sha256: string;
}

/** Where backups lie: a directory of this machine, or a prefix of a bucket. */
export interface BackupPlace {
  /** For people: a path or `s3://bucket/prefix`, never with a key. */
  readonly label: string;
  /** The files below a folder, sorted by name; none where the folder is not there. */
  list(folder: string): AsyncIterable<{ readonly name: string; readonly size: number }>;
  /** The folders directly below a folder. */
  folders(folder: string): Promise<string[]>;
  /** Whether a file is there, which it is whole. */
  has(name: string): Promise<boolean>;
  /** Writes a file whole or not at all; one of before is replaced. */
  write(name: string, content: Readable): Promise<WrittenFile>;
  /** The bytes; the stream fails when they cannot be had. */
  read(name: string): Readable;
  remove(name: string): Promise<void>;
  /** Why a bucket has kept older versions of what was removed since this was opened; null where it has not. */
  keepsVersions(): string | null;
}

/** What is wrong with a backup itself: damaged, incomplete, or not what it says. */
export class BackupFault extends Error {
  override name = 'BackupFault';
}
