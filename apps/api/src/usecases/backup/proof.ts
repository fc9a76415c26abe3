import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import { fileIn } from './manifest.ts';

/** What proving a backup found; it lies beside its manifest. */
export interface Proof {
  readonly proof: 'proven' | 'fault';
  readonly provedAt: string;
  readonly fault: string | null;
  /** The line of verify:history on the restored database. */
  readonly history: string | null;
  /** Documents whose bytes were compared, of all. */
  readonly compared: number;
  /** Until when the base copy was replayed; null without one. */
  readonly replayed: string | null;
}

export async function writeProof(place: BackupPlace, name: string, proof: Proof): Promise<void> {
  const content = `${JSON.stringify(proof, null, 1)}\n`;
  await place.write(fileIn(name, 'proof.json'), Readable.from([Buffer.from(content)]));
}

/** Whether the last proof of a backup found nothing wrong. */
export async function isProven(place: BackupPlace, name: string): Promise<boolean> {
  try {
    const { proof } = JSON.parse(await text(place.read(fileIn(name, 'proof.json')))) as Proof;
    return proof === 'proven';
  } catch {
    return false;
  }
}
