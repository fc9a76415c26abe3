import { expect, test } from 'vitest';
import { folderNames } from '../folders/folder-names.ts';
import { processStatuses } from '../order-status/order-status.ts';
import { clockEndOf, hasClocks, orderClock } from './order-clock.ts';

const wire = {
  process_status: 'New',
  doa: '2026-11-24',
  opens_at: '2026-11-20T16:00:00Z',
  file_by_at: '2026-11-23T16:00:00Z',
  arrival_zone: 'WITA',
} as const;

test('runs while an order waits to be filed, and on until its document is there', () => {
  const running = (until: string) =>
    processStatuses.filter(
      (status) => orderClock({ ...wire, process_status: status })?.until === until,
    );
  expect(running('filing')).toEqual([
    'New',
    'Pending',
    'Awaiting',
    'Contact Customer',
    'Customer Called',
  ]);
  expect(running('document')).toEqual(['AwaitingGovt']);
  expect(orderClock({ ...wire, process_status: 'Completed' })).toBeNull();
  expect(orderClock({ ...wire, process_status: 'Something new' })).toBeNull();
});

test.each(['New', 'AwaitingGovt'])('stands still once a document is approved, in %s', (status) => {
  expect(orderClock({ ...wire, process_status: status, file_by_at: null })).toBeNull();
});

test('says what is known where no moment is', () => {
  const unknown = { ...wire, opens_at: null, file_by_at: null, arrival_zone: null };
  expect(orderClock(unknown)).toEqual({
    until: 'filing',
    opensAt: null,
    fileByAt: null,
    arrives: '2026-11-24',
    zone: null,
  });
});

test('runs in the folders of work, and in one for each status that waits', () => {
  expect(folderNames.filter((name) => clockEndOf({ name }) === 'document')).toEqual([
    'awaitingGovtOrder',
  ]);
  expect(folderNames.filter((name) => hasClocks({ name })).sort()).toEqual([
    'awaitingGovtOrder',
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
