import { expect, it } from 'vitest';
import { folderOf } from '../folders/folder-of.ts';
import { folders } from '../folders/folders.ts';
import { processingModes, processStatuses } from './order-status.ts';
import { statusChip } from './status-chip.ts';

it('says where a New order waits', () => {
  expect(processingModes.map((mode) => statusChip('New', mode).label)).toEqual([
    'New',
    'Priority',
    'Future',
  ]);
});

it('has the tone of the folder that holds the order', () => {
  for (const status of processStatuses) {
    for (const mode of processingModes) {
      expect(statusChip(status, mode).tone).toBe(folders[folderOf(status, mode)].tone);
    }
  }
});

it('leaves the mode out once an order is worked on, and shows the unknown as it came', () => {
  expect(statusChip('Awaiting', 'Priority').label).toBe('Awaiting Customer');
  expect(statusChip('On hold', 'Future')).toEqual({ label: 'On hold', tone: 'deleted' });
});
