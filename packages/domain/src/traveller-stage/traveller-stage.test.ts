import { describe, expect, it } from 'vitest';
import { processStatuses, statusLabel } from '../order-status/order-status.ts';
import { travellerStage, travellerStages } from './traveller-stage.ts';

describe('travellerStage', () => {
  it.each([
    ['Pending', 'received', 'approved'],
    ['New', 'preparing', 'approved'],
    ['Awaiting', 'waitingForYou', 'waitingForYou'],
    ['Contact Customer', 'waitingForYou', 'waitingForYou'],
    ['Customer Called', 'waitingForYou', 'waitingForYou'],
    ['AwaitingGovt', 'waitingForAuthority', 'approved'],
    ['Completed', 'preparing', 'approved'],
    ['Refunds', 'refunded', 'refunded'],
    ['ChargeBack', 'closed', 'approved'],
    ['Deleted', 'closed', 'closed'],
  ] as const)('%s is %s without a document and %s with one', (status, without, withDocument) => {
    expect(travellerStage(status, false)).toBe(without);
    expect(travellerStage(status, true)).toBe(withDocument);
  });

  it('never promises an approval before there is a document', () => {
    for (const status of processStatuses) {
      expect(travellerStage(status, false)).not.toBe('approved');
    }
  });

  it('never gives away a name of the back office', () => {
    const internal = processStatuses.flatMap((status) => [status, statusLabel(status)]);
    for (const stage of travellerStages) expect(internal).not.toContain(stage);
  });
});
