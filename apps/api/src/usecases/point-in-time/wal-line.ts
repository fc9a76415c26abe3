import { createHash, randomBytes } from 'node:crypto';
import {
  dropWalSlot,
  makeWalSlot,
  segmentBytes,
  type WalSlot,
  walSlots,
} from '@pabean/embedded-database';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import type { Session } from '../../db/backup/snapshot.ts';
import { chainsOf, listPieces } from './pieces.ts';

/** Where the archive of one place stands in the WAL of our own PostgreSQL. */
export interface WalLine {
  /** The slot that keeps what was not archived yet, and the folder in the place. */
  readonly name: string;
  /** What is before lies in the place. */
  readonly at: bigint;
  /** Documents of before lie there too. */
  readonly since: string;
}

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The slots of a place, of one set of recipients: who has other keys begins anew. */
function slotPrefix(place: BackupPlace, recipients: readonly string[] = []): string {
  const of = `pabean_${short(place.label)}_`;
  return recipients.length === 0 ? of : `${of}${short([...recipients].sort().join('\n'))}_`;
}

/**
 * The line that goes on: its slot still keeps the WAL behind the last piece in the place.
 * @returns nothing where there is none, or where WAL was lost meanwhile
 */
export async function findLine(
  session: Session,
  place: BackupPlace,
  recipients: readonly string[],
  known: WalLine | null,
): Promise<WalLine | null> {
  const [slot] = await walSlots(session, slotPrefix(place, named(recipients)));
  if (!slot?.from) return null;
  const begins = slot.from - (slot.from % segmentBytes);
  if (known?.name === slot.name) return known.at < begins ? null : known;
  const last = chainsOf(await listPieces(place, slot.name))
    .at(-1)
    ?.at(-1);
  if (!last) return { name: slot.name, at: begins, since: new Date().toISOString() };
  return last.to < begins ? null : { name: slot.name, at: last.to, since: last.at };
}

/** Begins a line: the WAL is kept from now on. Those of before that do not go on are given up. */
export async function beginLine(
  session: Session,
  place: BackupPlace,
  recipients: readonly string[],
): Promise<WalLine> {
  await endLines(session, place);
  const since = new Date().toISOString();
  const prefix = slotPrefix(place, named(recipients));
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  await makeWalSlot(session, name);
  const [slot] = (await walSlots(session, name)) as [WalSlot];
  const from = slot.from ?? 0n;
  return { name, at: from - (from % segmentBytes), since };
}

/** Keeps no WAL for a place any more. Answers whether any was kept. */
export async function endLines(session: Session, place: BackupPlace): Promise<boolean> {
  const slots = await walSlots(session, slotPrefix(place));
  for (const { name } of slots) {
    await dropWalSlot(session, name);
  }
  return slots.length > 0;
}

/** A set of recipients has a name, the empty one too. */
const named = (recipients: readonly string[]) => (recipients.length === 0 ? ['none'] : recipients);
