import type { CorrectionResult } from '@pabean/api-client/contract';
import type { OrderDetail } from '../order-store.ts';
import { completedOrder } from './order.ts';

const correction = {
  create_ts: '2026-11-21T01:12:00Z',
  by: 'Dewa',
  by_kind: 'staff',
  after_approval: true,
} as const;

/** Corrected before and after its document was approved. */
export const correctedOrder: OrderDetail = {
  ...completedOrder,
  version: 9,
  changed_after_approval: true,
  corrections: [
    {
      ...correction,
      id: 3,
      version: 9,
      field: 'doa',
      before: '2026-11-21',
      after: '2026-11-23',
      reason: 'Traveller wrote',
    },
    {
      ...correction,
      id: 2,
      version: 9,
      field: 'flight_voyage',
      before: 'ZZ 480',
      after: 'ZZ 482',
      reason: 'Traveller wrote',
    },
    {
      ...correction,
      id: 1,
      version: 3,
      create_ts: '2026-11-18T08:02:00Z',
      after_approval: false,
      field: 'familyMember',
      before: [],
      after: completedOrder.familyMember,
      by: 'Sinta',
      reason: null,
    },
  ],
};

/** Somebody else corrected the address while this person did. */
export const addressConflict: CorrectionResult = {
  version: 4,
  saved: [],
  conflicts: [
    {
      field: 'address_in_indonesia',
      mine: 'Villa 4B, Example Road, Ubud, Bali',
      theirs: 'Villa 7, Example Road, Ubud, Bali',
      by: 'Dewa',
    },
  ],
};
