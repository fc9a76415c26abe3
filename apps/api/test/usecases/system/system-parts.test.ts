import { expect, test } from 'vitest';
import { leastFree } from '../../../src/adapters/disk.ts';
import type { BackupRun } from '../../../src/db/queries/backup-runs.ts';
import type { JobKind } from '../../../src/db/queries/job-trouble.ts';
import {
  backupState,
  databaseState,
  diskState,
  documentsState,
  jobsState,
} from '../../../src/usecases/system/system-parts.ts';
import type { WalState } from '../../../src/usecases/system/wal-state.ts';

const now = Date.parse('2026-11-21T10:17:00Z');
const minute = 60_000;
const hour = 60 * minute;
const ago = (ms: number) => new Date(now - ms).toISOString();

test.each([
  [0.2, 80, '1 ms, 80 of 100 connections', 'fine'],
  [12.6, 81, '13 ms, 81 of 100 connections', 'warning'],
])('a database that answers in %d ms with %d of 100 connections', (ms, used, words, level) => {
  const answer = { used, most: 100, reads_only: false };
  expect(databaseState(ms, answer, null)).toEqual({ part: 'database', level, words });
});

test('a database that can only be read', () => {
  const words = 'takes no writes; 3 ms, 5 of 100 connections';
  const answer = { used: 5, most: 100, reads_only: true };
  expect(databaseState(3, answer, null)).toEqual({ part: 'database', level: 'wrong', words });
});

test('a replica that is not read is told of with its reason', () => {
  const words = '3 ms, 5 of 100 connections; lists are not read from the replica: it is behind';
  const answer = { used: 5, most: 100, reads_only: false };
  const state = databaseState(3, answer, 'it is behind');
  expect(state).toEqual({ part: 'database', level: 'warning', words });
});

test('documents are told of in the words of their trouble', () => {
  const words = 'can be stored and read';
  expect(documentsState(null)).toEqual({ part: 'documents', level: 'fine', words });
  const trouble = 'cannot be stored or read';
  expect(documentsState(trouble)).toEqual({ part: 'documents', level: 'wrong', words: trouble });
});

test.each([
  [leastFree - 1, 1e9, '210 MB free of 1 GB', 'wrong'],
  [leastFree, 1e9, '210 MB free of 1 GB', 'fine'],
  [50e9 - 1, 500e9, '50 GB free of 500 GB', 'warning'],
  [50e9, 500e9, '50 GB free of 500 GB', 'fine'],
  [999_999_999, 999_999_999, '1000 MB free of 1000 MB', 'fine'],
])('a disk with %d of %d bytes free', (free, total, words, level) => {
  expect(diskState(free, total)).toEqual({ part: 'disk', level, words });
});

const kind = (more: Partial<JobKind>): JobKind => ({
  ...{ kind: 'mail', waiting: 1, failing: 0, oldest: ago(hour), next_at: ago(minute) },
  ...{ words: null, tries: null },
  ...more,
});

test.each([
  [[], 'fine', 'none waits'],
  [[kind({ waiting: 2 }), kind({ waiting: 3, next_at: null })], 'fine', '5 wait'],
  [[kind({ next_at: ago(10 * minute) })], 'fine', '1 wait'],
  [
    [kind({ next_at: ago(10 * minute + 1) }), kind({ waiting: 3 })],
    'wrong',
    '4 wait and nobody takes them',
  ],
  [
    [kind({ next_at: null }), kind({ next_at: ago(hour) })],
    'wrong',
    '2 wait and nobody takes them',
  ],
  [[kind({ failing: 1 }), kind({ waiting: 4, failing: 2 })], 'warning', '3 fail'],
] as const)('jobs %#', (kinds, level, words) => {
  expect(jobsState(kinds, now)).toEqual({ part: 'jobs', level, words });
});

const run = (more: Partial<BackupRun> = {}): BackupRun => ({
  ...{ place: '/backups', name: 'a', at: ago(hour), ended_at: ago(hour), orders: 0, documents: 0 },
  ...{ bytes: 0, encrypted: false, proof: 'proven', proved_at: ago(hour), fault: null },
  ...more,
});
const wal = (level: WalState['level']): WalState => ({
  ...{ place: '/backups', from: null, until: null, level, fault: null },
});
const broken = run({ proof: 'fault', fault: 'orders.gz is damaged' });
const unproven = run({ proof: 'unproven' });

test.each([
  ['none', undefined, undefined, [], 'warning', 'none was made'],
  ['a proven one', run(), undefined, [wal('fine')], 'fine', 'proven'],
  ['one with a fault', broken, undefined, [], 'wrong', 'orders.gz is damaged'],
  ['one with a fault and no words', run({ proof: 'fault' }), undefined, [], 'wrong', 'has a fault'],
  ['an older one with a fault', run(), run({ name: 'old' }), [], 'wrong', 'old has a fault'],
  ['late WAL', run(), undefined, [wal('warning')], 'warning', 'the WAL is not archived'],
  [
    'lost WAL behind late',
    run(),
    undefined,
    [wal('warning'), wal('wrong')],
    'wrong',
    'the WAL is not archived',
  ],
  ['one of two days and an hour', run({ at: ago(49 * hour) }), undefined, [], 'fine', 'proven'],
  [
    'an older one',
    run({ at: ago(49 * hour + 1) }),
    undefined,
    [],
    'warning',
    'the last one is old',
  ],
  ['one that was not proven', unproven, undefined, [], 'warning', 'not proven'],
] as const)('the backups, of which the last is %s', (_, last, faulty, archives, level, words) => {
  expect(backupState(last, faulty, archives, [], now)).toEqual({ part: 'backup', level, words });
});

test('a place that fell behind is named, however often another one works', () => {
  const places = [
    { place: '/backups', at: ago(hour) },
    { place: 's3://elsewhere', at: ago(49 * hour) },
  ];
  const state = (moment: number) => backupState(run(), undefined, [], places, moment);
  expect(state(now).level).toBe('fine');
  expect(state(now + 1)).toMatchObject({
    ...{ level: 'warning', words: 'the last one in s3://elsewhere is old' },
  });
});
