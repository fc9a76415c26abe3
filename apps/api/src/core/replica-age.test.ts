import { expect, test } from 'vitest';
import { ReplicaAge } from './replica-age.ts';

test('a replica is of the last moment whose end of the log it has replayed', () => {
  const age = new ReplicaAge();
  age.noteReplayed(0xff_00000000n);
  expect(age.asOf).toBe(Number.NEGATIVE_INFINITY);
  age.noteHead(0x16_b374d848n, 1_000);
  age.noteHead(0x16_ffffffffn, 1_500);
  age.noteHead(0x17_00000000n, 2_000);
  age.noteReplayed(0x16_b374d847n);
  expect(age.asOf).toBe(Number.NEGATIVE_INFINITY);
  age.noteReplayed(0x16_b374d848n);
  expect(age.asOf).toBe(1_000);
  age.noteReplayed(0x17_00000000n);
  expect(age.asOf).toBe(2_000);
  // It never grows older by a later look.
  age.noteReplayed(0x16_b374d848n);
  expect(age.asOf).toBe(2_000);
});

test('one that stands still while the primary goes on stays of its moment, and a rest is no lag', () => {
  const age = new ReplicaAge();
  for (let at = 0; at <= 20_000; at += 500) {
    age.noteHead(BigInt(`0x${at}`), at);
    age.noteReplayed(0x1000n);
  }
  // 0x1000 is what was said at the moment 1,000.
  expect(age.asOf).toBe(1_000);
  const resting = new ReplicaAge();
  for (let at = 0; at <= 20_000; at += 500) {
    resting.noteHead(0x1000n, at);
    resting.noteReplayed(0x1000n);
  }
  expect(resting.asOf).toBe(20_000);
});
