import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { BackupFault, type BackupPlace } from '../../adapters/backup/place.ts';
import { type Erasure, erasedOrders } from '../../db/queries/erasures.ts';
import type { Database } from '../../db/schema.ts';
import { asFault, joined, writePacked } from '../backup/files.ts';
import { erasuresOfText, keyOf, textOfErasures } from './record-text.ts';

/** The folder of a place in which the record of erased orders lies, a file for each time that there were new ones. */
const folder = 'erased';
/** So many files are made one by the next backup. */
const mostFiles = 30;

/** What the files of a place name. */
interface RecordFiles {
  readonly erasures: ReadonlyMap<string, Erasure>;
  readonly files: readonly string[];
  /** Why a file of them could not be read. */
  readonly faults: readonly BackupFault[];
}

/** So often the record is read once more where its files are made one meanwhile. */
const mostTries = 3;

async function readFiles(place: BackupPlace): Promise<RecordFiles> {
  for (let tries = 1; ; tries += 1) {
    const { hasMoved, ...found } = await readListed(place);
    // What a file named that is gone by now stands in another one, which the list did not have yet.
    if (!hasMoved || tries === mostTries) return found;
  }
}

async function readListed(place: BackupPlace): Promise<RecordFiles & { hasMoved: boolean }> {
  const files: string[] = [];
  const faults: BackupFault[] = [];
  let hasMoved = false;
  const erasures = new Map<string, Erasure>();
  for await (const { name } of place.list(folder)) if (name.endsWith('.gz')) files.push(name);
  for (const file of files) {
    try {
      const content = await text(joined(place.read(file), createGunzip())).catch((error) => {
        throw asFault(error, file);
      });
      for (const erasure of erasuresOfText(content, file)) {
        if (isNews(erasures, erasure)) erasures.set(keyOf(erasure), erasure);
      }
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error;
      faults.push(error);
      hasMoved ||= !(await place.has(file));
    }
  }
  return { erasures, files, faults, hasMoved };
}

/**
 * Whether it is not known yet that an order was erased, or that it was so once more: between the two an operator may
 * have brought it back, and the later one counts.
 */
export function isNews(known: ReadonlyMap<string, Erasure>, erasure: Erasure): boolean {
  const before = known.get(keyOf(erasure));
  return before === undefined || Date.parse(before.erasedAt) < Date.parse(erasure.erasedAt);
}

/** Every order that those parts of the record name that can be read. */
export async function readableErasures(place: BackupPlace): Promise<Erasure[]> {
  return [...(await readFiles(place)).erasures.values()];
}

/** Every order that the record of a place names. @throws BackupFault when a part of it cannot be read */
export async function readErasureRecord(place: BackupPlace): Promise<Erasure[]> {
  const { erasures, faults } = await readFiles(place);
  const [fault] = faults;
  if (fault) throw fault;
  return [...erasures.values()];
}

/**
 * Adds the orders that the database has erased to the record of a place. Nothing is ever taken out: a backup
 * that lies long may hold an order that this database does not know any more. A file that is damaged is left
 * for a person to look at; what it named is written again, as far as the database knows it.
 * @returns how many the record names now
 */
export async function addToRecord(place: BackupPlace, db: Kysely<Database>): Promise<number> {
  const { erasures, files, faults } = await readFiles(place);
  const fresh = (await erasedOrders(db)).filter((erasure) => isNews(erasures, erasure));
  const all = new Map(erasures);
  for (const erasure of fresh) all.set(keyOf(erasure), erasure);
  if (files.length >= mostFiles && faults.length === 0) {
    await writeErasures(place, [...all.values()]);
    for (const file of files) await place.remove(file);
  } else if (fresh.length > 0) {
    await writeErasures(place, fresh);
  }
  return all.size;
}

/** A file of the record, under a name that no other one has. */
export async function writeErasures(
  place: BackupPlace,
  erasures: readonly Erasure[],
): Promise<void> {
  const content = textOfErasures(erasures);
  const moment = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const bytes = Readable.from([Buffer.from(content)], { objectMode: false });
  await writePacked(place, `${folder}/${moment}.${digest}`, bytes, []);
}
