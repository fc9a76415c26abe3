import { expect, it } from 'vitest';
import { processStatuses } from '../order-status/order-status.ts';
import { hasTravellerDocument } from './traveller-document.ts';

it.each(processStatuses)('a document of an order in %s is the traveller’s, or not', (status) => {
  expect(hasTravellerDocument(status, false)).toBe(status !== 'Deleted');
  // A date of an earlier refund says nothing once the order was moved on.
  expect(hasTravellerDocument(status, true)).toBe(status !== 'Deleted' && status !== 'Refunds');
});
