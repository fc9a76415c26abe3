import type { Failure } from '@pabean/api-client';
import { downloadPassportDocPdf } from '@pabean/api-client/contract';
import { api } from '../api.ts';
import { hasDatabase, inStore } from './database.ts';

/** A download that a person pressed while the server was out of reach. No name, no e-mail. */
export interface PendingRecord {
  readonly orderId: string;
  readonly file1: string;
  readonly timezone: string;
  /** ISO 8601 UTC, and the key of the record: two presses are never in the same millisecond. */
  readonly pressedAt: string;
}

/** Older ones the server refuses; they are dropped. */
const oldest = 30 * 24 * 60 * 60 * 1000;
/** One page, or the service worker, sends at a time: a record must arrive once. */
const lock = 'portal-records';

/** Puts a record where a restart does not lose it. */
export async function queueRecord(record: PendingRecord): Promise<void> {
  await inStore('pending', 'readwrite', (store) => store.put(record));
}

/** What is still to be sent, oldest first. */
export async function pendingRecords(now = Date.now()): Promise<PendingRecord[]> {
  if (!hasDatabase()) return [];
  const all: PendingRecord[] = await inStore('pending', 'readonly', (store) => store.getAll());
  const [young, old] = splitByAge(all, now);
  for (const record of old) await drop(record);
  return young;
}

/** Splits records into those that may still be sent and those that are too old. */
export function splitByAge(
  records: readonly PendingRecord[],
  now: number,
): [PendingRecord[], PendingRecord[]] {
  const isYoung = ({ pressedAt }: PendingRecord) => now - Date.parse(pressedAt) < oldest;
  return [records.filter(isYoung), records.filter((record) => !isYoung(record))];
}

/**
 * Sends what can be sent. A record whose order has no cookie here any more waits until the traveller
 * has filled in Track Order again; one that the server refuses for good is dropped.
 * @returns whether one arrived
 */
export async function sendPending(): Promise<boolean> {
  if ((await pendingRecords()).length === 0) return false;
  return navigator.locks.request(lock, async () => {
    let arrived = false;
    // Read again: whoever held the lock before may have sent them.
    for (const record of await pendingRecords()) {
      // The file was saved from what this device had.
      const result = await api(downloadPassportDocPdf, { body: { ...record, held: true } });
      if (result.ok || isRefusedForGood(result)) await drop(record);
      arrived ||= result.ok;
    }
    return arrived;
  });
}

/** Refusals that end by themselves: no cookie, our patience ended, too many tries. */
const passing = [401, 408, 429];

/**
 * Whether the server will never take the record. A bad moment of the server (5xx), an answer that is
 * not ours and no answer at all are no refusal: the record is the traveller's proof, and waits.
 */
function isRefusedForGood({ kind, httpStatus }: Failure): boolean {
  const isRefusal = kind === 'refused' && httpStatus >= 400 && httpStatus < 500;
  return isRefusal && !passing.includes(httpStatus);
}

async function drop({ pressedAt }: PendingRecord): Promise<void> {
  await inStore('pending', 'readwrite', (store) => store.delete(pressedAt));
}
