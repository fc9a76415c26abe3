import { expect, test } from 'vitest';
import { machineMemory } from '../src/machine-memory.ts';
import { memorySettings, settingsFor } from '../src/settings.ts';

const GB = 1024 ** 3;

test.each([
  { of: 0.25, buffers: '64MB', cache: '256MB', sort: '4MB', maintenance: '64MB', vacuum: '32MB' },
  { of: 1, buffers: '256MB', cache: '512MB', sort: '4MB', maintenance: '64MB', vacuum: '32MB' },
  { of: 4, buffers: '1024MB', cache: '2048MB', sort: '16MB', maintenance: '256MB', vacuum: '64MB' },
  {
    of: 512,
    buffers: '8192MB',
    cache: '262144MB',
    sort: '32MB',
    maintenance: '1024MB',
    vacuum: '256MB',
  },
])('a machine of $of GB', ({ of, buffers, cache, sort, maintenance, vacuum }) => {
  expect(memorySettings(of * GB)).toEqual({
    shared_buffers: buffers,
    effective_cache_size: cache,
    work_mem: sort,
    maintenance_work_mem: maintenance,
    autovacuum_work_mem: vacuum,
  });
});

test('a cluster of tests has the same memory on every machine', () => {
  const { autovacuum_work_mem: _, ...settings } = settingsFor(true, 64 * GB);
  expect(settingsFor(true, GB)).toMatchObject(settings);
  expect(settingsFor(false, 64 * GB)).not.toEqual(settingsFor(false, GB));
});

test('whatever the machine has, what was confirmed survives a power failure', () => {
  expect(settingsFor(false, GB)).toMatchObject({ fsync: 'on' });
  expect(settingsFor(false, GB)).not.toHaveProperty('synchronous_commit');
});

test('a container has the memory that it was given', () => {
  expect(machineMemory(8 * GB, 2 * GB)).toBe(2 * GB);
  expect(machineMemory(8 * GB, 0)).toBe(8 * GB);
  expect(machineMemory(8 * GB, 2 ** 63)).toBe(8 * GB);
});
