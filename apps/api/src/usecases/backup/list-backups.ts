import type { BackupPlace } from '../../adapters/backup/place.ts';
import { reachesOf, spansInWords } from '../point-in-time/reaches.ts';
import { backupNames, findManifest } from './manifest.ts';
import { isProven } from './proof.ts';

/** A line for each backup of a place, the newest first; those that were not finished are named so. None of none. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const lines: string[] = [];
  for (const name of await backupNames(place)) {
    const manifest = await findManifest(place, name).catch((error: Error) => error);
    if (manifest === null) lines.push(`${name}  not finished`);
    else if (manifest instanceof Error) lines.push(`${name}  fault: ${manifest.message}`);
    else {
      const proven = (await isProven(place, name)) ? 'proven' : 'not proven';
      const orders = manifest.tables.find((table) => table.name === 'orders')?.rows ?? 0;
      lines.push(`${name}  ${proven}, ${orders} orders, ${manifest.documents.count} documents`);
    }
  }
  const reaches = await reachesOf(place);
  if (reaches.length > 0) lines.push(`With --to, any moment: ${spansInWords(reaches)}.`);
  return lines;
}
