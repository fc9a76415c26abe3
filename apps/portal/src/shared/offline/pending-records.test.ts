import { expect, test } from 'vitest';
import { type PendingRecord, splitByAge } from './pending-records.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const pressed = (pressedAt: string): PendingRecord => ({
  orderId: '104777',
  file1: 'a1b2.pdf',
  timezone: 'Asia/Jakarta',
  pressedAt,
});

test('a record waits for 30 days and is then too old to be sent', () => {
  const young = pressed('2026-10-21T10:00:01Z');
  const old = pressed('2026-10-21T10:00:00Z');
  expect(splitByAge([old, young], now)).toEqual([[young], [old]]);
});
