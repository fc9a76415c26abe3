import { expect, test } from 'vitest';
import { backupState } from '../../../src/usecases/system/system-parts.ts';
import { walState } from '../../../src/usecases/system/wal-state.ts';

const now = Date.parse('2026-11-21T10:17:00Z');
const archive = {
  place: '/backups',
  reachable_from: '2026-11-21T04:00:00.000Z',
  reached_at: '2026-11-21T10:02:00.000Z',
  fault: null,
  heldBytes: 1_200_000,
};

test.each([
  [{}, 'fine', null],
  [{ reached_at: '2026-11-21T10:01:59.999Z' }, 'warning', '2 MB of WAL wait for pnpm backup --wal'],
  [{ reached_at: null }, 'warning', '2 MB of WAL wait for pnpm backup --wal'],
  [{ fault: 'no room' }, 'warning', '2 MB of WAL wait: no room'],
  [{ fault: 'no room', heldBytes: null }, 'wrong', expect.stringMatching(/^nothing behind it: /)],
])('%j is %s', (change, level, fault) => {
  const state = walState({ ...archive, ...change }, now);
  expect([state.level, state.fault]).toEqual([level, fault]);
});

test('a proven backup is not fine while the WAL behind it is lost', () => {
  const proven = {
    ...{ place: '/backups', name: 'a', at: archive.reached_at, ended_at: archive.reached_at },
    ...{ orders: 0, documents: 0, bytes: 0, encrypted: false, fault: null },
    ...{ proof: 'proven' as const, proved_at: archive.reached_at },
  };
  const [fine, late, lost] = [{}, { reached_at: null }, { heldBytes: null }].map((change) =>
    walState({ ...archive, ...change }, now),
  );
  const levelOf = (...wal: (typeof fine)[]) =>
    backupState(
      proven,
      undefined,
      wal.flatMap((each) => each ?? []),
      [],
      now,
    ).level;
  expect([levelOf(), levelOf(fine), levelOf(fine, late), levelOf(late, lost)]).toEqual([
    'fine',
    'fine',
    'warning',
    'wrong',
  ]);
});
