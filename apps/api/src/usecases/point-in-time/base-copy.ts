import { setTimeout as sleep } from 'node:timers/promises';
import { openBaseCopy, segmentBytes } from '@pabean/embedded-database';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import { writePacked } from '../backup/files.ts';
import { type BaseFile, fileIn } from '../backup/manifest.ts';

/** Copies the whole cluster beside the tables of a backup: WAL can be replayed on it alone. */
export async function copyBase(
  place: BackupPlace,
  backup: string,
  of: { readonly url: string; readonly line: string; readonly timeline: number },
  recipients: readonly string[],
): Promise<BaseFile> {
  const { url, line, timeline } = of;
  const copy = await openBaseCopy(url);
  try {
    const file = await writePacked(place, fileIn(backup, 'base.tar'), copy.stream, recipients);
    const start = copy.start();
    const segment = start - (start % segmentBytes);
    // A moment later: what is confirmed after it comes behind the copy in the WAL.
    const from = new Date(Date.now() + 1).toISOString();
    await sleep(2);
    return { ...file, line, timeline, start: `0x${segment.toString(16)}`, from };
  } finally {
    await copy.close();
  }
}
