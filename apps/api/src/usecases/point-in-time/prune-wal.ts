import type { BackupPlace } from '../../adapters/backup/place.ts';
import type { Manifest } from '../backup/manifest.ts';
import { listPieces } from './pieces.ts';
import { shippedLists } from './shipped-documents.ts';

/** Removes the WAL that no kept base copy needs, and the lists of documents that came before all of them. */
export async function pruneWal(place: BackupPlace, kept: readonly Manifest[]): Promise<void> {
  for (const line of await place.folders('wal')) {
    const bases = kept.filter(({ base }) => base?.line === line);
    const starts = bases.map(({ base }) => BigInt(base?.start ?? 0));
    const needed = (to: bigint) => starts.some((start) => to > start);
    for (const { file, to } of await listPieces(place, line)) {
      if (!needed(to)) await place.remove(file);
    }
    const names = bases.map(({ name }) => name);
    const lists: string[] = [];
    for await (const { name, moment } of shippedLists(place, line)) {
      // A backup's own list holds what came before it.
      if (!names.some((backup) => moment > backup)) lists.push(name);
    }
    for (const name of lists) await place.remove(name);
  }
}
