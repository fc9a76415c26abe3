import { expect, it } from 'vitest';
import { isSettled, processStatuses, settledStatuses } from './order-status.ts';

it('an order is done with when it is approved, paid back, disputed or deleted', () => {
  expect(processStatuses.filter(isSettled)).toEqual([
    'Completed',
    'Refunds',
    'ChargeBack',
    'Deleted',
  ]);
  expect(settledStatuses).toEqual(processStatuses.filter(isSettled));
});
