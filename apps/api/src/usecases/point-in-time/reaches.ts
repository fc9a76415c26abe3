import type { BackupPlace } from '../../adapters/backup/place.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { type BaseFile, backupNames, findManifest, type Manifest } from '../backup/manifest.ts';
import { chainsOf, listPieces, type WalPiece } from './pieces.ts';

/** A backup with a base copy, and the WAL that leads on from it. */
export interface Reach {
  readonly manifest: Manifest;
  readonly base: BaseFile;
  /** Of the base copy's start and behind, without a gap. */
  readonly pieces: readonly WalPiece[];
  /** A restore can come to any moment from `base.from` until then. */
  readonly until: string;
}

/** What can be reached from the backups of a place, the newest first. */
export async function reachesOf(place: BackupPlace): Promise<Reach[]> {
  const reaches: Reach[] = [];
  const lines = new Map<string, WalPiece[][]>();
  for (const name of await backupNames(place)) {
    // One that is damaged keeps nobody from the others; it is named when it is chosen.
    const manifest = await findManifest(place, name).catch(() => null);
    if (!manifest?.base) continue;
    const { line } = manifest.base;
    if (!lines.has(line)) lines.set(line, chainsOf(await listPieces(place, line)));
    const reach = reachOf(manifest, manifest.base, lines.get(line) ?? []);
    if (reach) reaches.push(reach);
  }
  return reaches;
}

function reachOf(manifest: Manifest, base: BaseFile, chains: WalPiece[][]): Reach | null {
  const start = BigInt(base.start);
  for (const chain of chains) {
    const [first] = chain;
    const pieces = chain.filter(({ to }) => to > start);
    const last = pieces.at(-1);
    if (!first || !last || first.from > start || last.at < base.from) continue;
    return { manifest, base, pieces, until: last.at };
  }
  return null;
}

/** The stretches of time that can be reached, the oldest first. */
export function spansOf(reaches: readonly Reach[]): { from: string; until: string }[] {
  const spans = new Map<string, { from: string; until: string }>();
  for (const { base, until } of reaches) {
    const span = spans.get(until);
    const from = span && span.from < base.from ? span.from : base.from;
    spans.set(until, { from, until });
  }
  return [...spans.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The same in words. */
export function spansInWords(reaches: readonly Reach[]): string {
  return spansOf(reaches)
    .map(({ from, until }) => `${from} to ${until}`)
    .join(', ');
}

/**
 * What leads to a moment: the newest base copy before it, or that of the backup that is named.
 * @throws ExpectedFailure that names what can be reached
 */
export async function reachTo(place: BackupPlace, to: Date, name?: string): Promise<Reach> {
  const all = await reachesOf(place);
  const named = name === undefined ? all : all.filter(({ manifest }) => manifest.name === name);
  const moment = to.toISOString();
  const found = named.find(({ base, until }) => base.from <= moment && moment <= until);
  if (found) {
    // What is behind the moment is not needed: the first piece that knows of a later one ends it.
    const last = found.pieces.findIndex(({ at }) => at >= moment);
    return { ...found, pieces: found.pieces.slice(0, last + 1) };
  }
  if (named.length === 0) {
    const which = name === undefined ? 'no backup' : `no backup ${name}`;
    throw new ExpectedFailure(
      `${place.label} has ${which} with archived WAL, as pnpm backup --wal makes: a moment cannot be chosen.`,
    );
  }
  throw new ExpectedFailure(
    `${moment} cannot be reached from ${place.label}. Within reach: ${spansInWords(named)}.`,
  );
}
