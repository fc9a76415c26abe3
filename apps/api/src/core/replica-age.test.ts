import { expect, test } from 'vitest';
import { ReplicaAge } from './replica-age.ts';

test('a replica is of the last moment whose end of the log it has replayed', () => {
  const age = new ReplicaAge();
  age.noteReplayed('FF/0');
  expect(age.asOf).toBe(Number.NEGATIVE_INFINITY);
  age.noteHead('16/B374D848', 1_000);
  age.noteHead('16/FFFFFFFF', 1_500);
  age.noteHead('17/0', 2_000);
  age.noteReplayed('16/B374D847');
  expect(age.asOf).toBe(Number.NEGATIVE_INFINITY);
  age.noteReplayed('16/B374D848');
  expect(age.asOf).toBe(1_000);
  age.noteReplayed('17/0');
  expect(age.asOf).toBe(2_000);
  // It never grows older by a later look.
  age.noteReplayed('16/B374D848');
  expect(age.asOf).toBe(2_000);
});

test('one that stands still while the primary goes on stays of its moment, and a rest is no lag', () => {
  const age = new ReplicaAge();
  for (let at = 0; at <= 20_000; at += 500) {
    age.noteHead(`0/${at}`, at);
    age.noteReplayed('0/1000');
  }
  // 0x1000 is what was said at the moment 1,000.
  expect(age.asOf).toBe(1_000);
  const resting = new ReplicaAge();
  for (let at = 0; at <= 20_000; at += 500) {
    resting.noteHead('0/1000', at);
    resting.noteReplayed('0/1000');
  }
  expect(resting.asOf).toBe(20_000);
});
