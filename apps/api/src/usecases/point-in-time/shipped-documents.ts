import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { hashing } from '../../adapters/backup/hashing.ts';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { documentFolder } from '../backup/copy-documents.ts';
import { joined, sealed, sealedEnding, writePacked } from '../backup/files.ts';
import {
  lineOf,
  type NamedDocument,
  type StoredDocument,
  storedDocuments,
} from '../backup/lines.ts';
import { lineFolder } from './pieces.ts';

const ending = '.documents.gz';

interface Shipping {
  readonly place: BackupPlace;
  readonly documents: Pick<DocumentStore, 'read' | 'size'>;
  readonly recipients: readonly string[];
  readonly sealedFor: readonly string[];
}

/**
 * Copies documents that came between two backups, and writes a list of them: the next backup does not copy
 * them again, and none of them is removed as long as a moment can be reached that names it. One that is
 * gone was erased meanwhile.
 */
export async function shipDocuments(
  { place, documents, recipients, sealedFor }: Shipping,
  { line, at, named }: { line: string; at: string; named: readonly NamedDocument[] },
): Promise<void> {
  const lines: string[] = [];
  for (const { key } of named) {
    const file = `${documentFolder(recipients)}/${key}${sealedEnding(recipients)}`;
    if ((await place.has(file)) || (await documents.size(key)) === null) continue;
    const plain = hashing();
    const content = joined(documents.read(key), plain.stream);
    const stored = await place.write(file, await sealed(content, sealedFor));
    lines.push(
      lineOf({ key, ...plain.result(), storedSize: stored.size, storedSha256: stored.sha256 }),
    );
  }
  if (lines.length === 0) return;
  const file = `${lineFolder(line)}/${at.replaceAll(/[-:.]/g, '')}.documents`;
  const content = Readable.from([Buffer.from(lines.join(''))], { objectMode: false });
  await writePacked(place, file, content, []);
}

/** The lists of a line: their names, and the moment that all in it came before. */
export async function* shippedLists(
  place: BackupPlace,
  line: string,
): AsyncGenerator<{ name: string; moment: string }> {
  for await (const { name } of place.list(lineFolder(line))) {
    if (!name.endsWith(ending)) continue;
    yield { name, moment: name.slice(name.lastIndexOf('/') + 1, -ending.length) };
  }
}

/** The documents of a list. */
export async function* documentsOfList(
  place: BackupPlace,
  name: string,
): AsyncGenerator<StoredDocument> {
  yield* storedDocuments(joined(place.read(name), createGunzip()));
}

/** The documents of all lists of a line by their keys: those between two backups, so they fit into memory. */
export async function shippedDocuments(
  place: BackupPlace,
  line: string,
): Promise<Map<string, StoredDocument>> {
  const found = new Map<string, StoredDocument>();
  for await (const { name } of shippedLists(place, line)) {
    try {
      for await (const one of documentsOfList(place, name)) found.set(one.key, one);
    } catch {
      // A damaged list keeps no backup from being made: what it named is copied anew.
    }
  }
  return found;
}
