import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { withoutCardNumbers } from '@pabean/domain';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { RejectedRecord } from './source-record.ts';

/** Characters that are gathered before they are written. */
const chunk = 64 * 1024;

/** The list of what an import did not take. */
export interface RejectedFile {
  add(record: RejectedRecord): Promise<void>;
  /** Puts the list in its place, or removes an old one when nothing was rejected. @returns its path */
  finish(): Promise<string | null>;
  /** Leaves nothing of an import that was broken off. */
  discard(): Promise<void>;
}

/**
 * `<FILE>.rejected`: one JSON object a line with the line number, the reason and the record as it
 * stood there, card numbers shortened. It lies beside the file, or in `elsewhere` when that folder cannot be written to,
 * and appears only when the import is over: a half list never looks like a whole one. Of imports of one file at once
 * each writes a list of its own, and the later ones are `<FILE>.rejected-2` and so on.
 */
export async function openRejectedFile(file: string, elsewhere: string): Promise<RejectedFile> {
  const folder = (await isWritable(dirname(resolve(file)))) ? dirname(resolve(file)) : elsewhere;
  const path = join(folder, `${basename(file)}.rejected`);
  await removeLeft(path);
  const arriving = `${path}.arriving-${process.pid}-${randomBytes(4).toString('hex')}`;
  const before = await lookOf(path);
  let handle: FileHandle | undefined;
  let waiting = '';
  let written = Promise.resolve();

  /** One after the other: batches that are stored beside each other may have records at the same time. */
  function write(): Promise<void> {
    written = written.then(async () => {
      const text = waiting;
      waiting = '';
      // Records hold personal data: only the user who imports may read the file.
      handle ??= await open(arriving, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
        throw new ExpectedFailure(`The list of rejected lines cannot be written: ${error.code}.`);
      });
      await handle.appendFile(text);
    });
    return written;
  }

  return {
    async add({ line, reasons, raw }) {
      const record = withoutCardNumbers(raw);
      waiting += `${JSON.stringify({ line, reason: reasons.join('; '), record })}\n`;
      if (waiting.length > chunk) await write();
    },
    async finish() {
      if (handle === undefined && waiting === '') {
        if ((await lookOf(path)) === before) await rm(path, { force: true });
        return null;
      }
      await write();
      await handle?.sync();
      await handle?.close();
      // An import beside this one was over first.
      const place = (await lookOf(path)) === before ? path : await freePlace(path);
      await rename(arriving, place);
      return place;
    },
    async discard() {
      await handle?.close();
      await rm(arriving, { force: true });
    },
  };
}

function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** What tells a list from the one that stood there before; null for none. */
const lookOf = (path: string): Promise<string | null> =>
  stat(path).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => null,
  );

/** The first place behind the list's own that nothing lies at, taken by an empty file. */
async function freePlace(path: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const place = `${path}-${number}`;
    try {
      await (await open(place, 'wx', 0o600)).close();
      return place;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Personal data of imports that were killed. Of a process that runs it may still be written. */
async function removeLeft(path: string): Promise<void> {
  const start = `${basename(path)}.arriving-`;
  for (const name of await readdir(dirname(path)).catch(() => [])) {
    const pid = name.startsWith(start) && /^(\d+)-[\da-f]{8}$/.exec(name.slice(start.length))?.[1];
    if (pid && !isRunning(Number(pid))) await rm(join(dirname(path), name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
