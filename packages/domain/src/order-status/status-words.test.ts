import { expect, it } from 'vitest';
import { hasDefencePack, processingModes, processStatuses } from './order-status.ts';

it('has the ten statuses and three modes of the specification', () => {
  expect([...processStatuses].sort()).toEqual([
    'Awaiting',
    'AwaitingGovt',
    'ChargeBack',
    'Completed',
    'Contact Customer',
    'Customer Called',
    'Deleted',
    'New',
    'Pending',
    'Refunds',
  ]);
  expect([...processingModes].sort()).toEqual(['Future', 'Priority', 'Standard']);
});

it('opens the defence packs in the four statuses of spec section 2', () => {
  expect(processStatuses.filter(hasDefencePack).sort()).toEqual([
    'ChargeBack',
    'Completed',
    'Contact Customer',
    'Customer Called',
  ]);
});
