import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import { asFault, readProven, sealed, sealedEnding } from '../backup/files.ts';
import type { BackupFile } from '../backup/manifest.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A stretch of WAL within one of PostgreSQL's files of it, as it lies in a place. Its name tells all of it. */
export interface WalPiece extends BackupFile {
  readonly from: bigint;
  readonly to: bigint;
  /** All that was confirmed until then is in it, or before. */
  readonly at: string;
}

/** The folder of a line of WAL: of one cluster, without a gap as long as nobody takes a piece away. */
export function lineFolder(line: string): string {
  return `wal/${line}`;
}

const pattern =
  /\/([0-9a-f]{16})-([0-9a-f]{16})\.(\d{8})T(\d\d)(\d\d)(\d\d)(\d{3})Z\.([0-9a-f]{64})\.gz(?:\.age)?$/;

/** Writes a piece under a name that tells its digest, so that it needs no list. */
export async function writePiece(
  place: BackupPlace,
  line: string,
  { from, to, at, bytes }: Pick<WalPiece, 'from' | 'to' | 'at'> & { readonly bytes: Buffer },
  recipients: readonly string[],
): Promise<void> {
  const packed = Readable.from([await pack(bytes, { level: 4 })], { objectMode: false });
  const content = await buffer(await sealed(packed, recipients));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const hex = (lsn: bigint) => lsn.toString(16).padStart(16, '0');
  const moment = at.replaceAll(/[-:.]/g, '');
  const name = `${hex(from)}-${hex(to)}.${moment}.${sha256}.gz${sealedEnding(recipients)}`;
  const file = `${lineFolder(line)}/${name}`;
  await place.write(file, Readable.from([content], { objectMode: false }));
}

/** What a piece holds, once its bytes are proven those that were written. */
export async function readPiece(
  place: BackupPlace,
  piece: WalPiece,
  identities: readonly string[],
): Promise<Buffer> {
  const { file, size, sha256 } = piece;
  try {
    // Whole before it is unpacked: else a damaged piece fails by what damage does to that, without its name.
    return await unpack(await buffer(await readProven(place, file, { size, sha256 }, identities)));
  } catch (error) {
    throw asFault(error, file);
  }
}

/** The pieces of a line in their order, which is that of their names. */
export async function listPieces(place: BackupPlace, line: string): Promise<WalPiece[]> {
  const pieces: WalPiece[] = [];
  for await (const { name, size } of place.list(lineFolder(line))) {
    const [, from, to, day = '', hour, minute, second, ms, sha256 = ''] = pattern.exec(name) ?? [];
    if (from === undefined) continue;
    const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
    pieces.push({
      ...{ file: name, size, sha256, at: `${date}T${hour}:${minute}:${second}.${ms}Z` },
      ...{ from: BigInt(`0x${from}`), to: BigInt(`0x${to}`) },
    });
  }
  return pieces;
}

/** The stretches of a line that have no gap within. */
export function chainsOf(pieces: readonly WalPiece[]): WalPiece[][] {
  const chains: WalPiece[][] = [];
  let end = -1n;
  for (const piece of pieces) {
    if (piece.from > end) chains.push([]);
    chains.at(-1)?.push(piece);
    if (piece.to > end) end = piece.to;
  }
  return chains;
}
