import { expect, test } from 'vitest';
import { folderNames } from '../folders/folder-names.ts';
import { processStatuses } from '../order-status/order-status.ts';
import { hasClocks, orderClock } from './order-clock.ts';

const wire = {
  process_status: 'New',
  doa: '2026-11-24',
  opens_at: '2026-11-20T16:00:00Z',
  file_by_at: '2026-11-23T16:00:00Z',
  arrival_zone: 'WITA',
} as const;

test('runs while an order waits to be filed', () => {
  const running = processStatuses.filter(
    (status) => orderClock({ ...wire, process_status: status }) !== null,
  );
  expect(running).toEqual(['New', 'Pending', 'Awaiting', 'Contact Customer', 'Customer Called']);
  expect(orderClock({ ...wire, process_status: 'Something new' })).toBeNull();
});

test('stands still once a document is approved, whatever the status', () => {
  expect(orderClock({ ...wire, file_by_at: null })).toBeNull();
});

test('says what is known where no moment is', () => {
  const unknown = { ...wire, opens_at: null, file_by_at: null, arrival_zone: null };
  expect(orderClock(unknown)).toEqual({
    opensAt: null,
    fileByAt: null,
    arrives: '2026-11-24',
    zone: null,
  });
});

test('runs in the folders of work, and in one for each status that waits', () => {
  expect(folderNames.filter((name) => hasClocks({ name })).sort()).toEqual([
    'awaitingOrder',
    'contactCustomerOrder',
    'customerCalledOrder',
    'futureOrder',
    'myOrder',
    'newOrder',
    'pendingOrder',
    'priorityOrder',
  ]);
});
