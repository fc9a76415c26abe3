import { open, readFile, rm } from 'node:fs/promises';
import { BackupFault } from '../../adapters/backup/place.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { Erasure } from '../../db/queries/erasures.ts';
import { erasuresOfText, textOfErasures } from './record-text.ts';

/** Writes a list to a file of its own. @throws ExpectedFailure when the file is there already */
export async function writeErasuresFile(path: string, erasures: readonly Erasure[]) {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new ExpectedFailure(`${path} is there already.`);
    throw new ExpectedFailure(`${path} cannot be written (${error.code}).`);
  });
  try {
    await file.writeFile(textOfErasures(erasures));
    await file.sync();
  } catch (error) {
    // A half is no list.
    await rm(path, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new ExpectedFailure(`${path} cannot be written (${code}).`);
  } finally {
    await file.close();
  }
}

/** Reads such a list. @throws ExpectedFailure when it is not there, cut or none of ours */
export async function readErasuresFile(path: string): Promise<Erasure[]> {
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ExpectedFailure(`${path} cannot be read (${error.code}).`);
  });
  try {
    return erasuresOfText(content, path);
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    throw new ExpectedFailure(`${error.message}.`);
  }
}
