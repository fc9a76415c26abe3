import { describe, expect, it } from 'vitest';
import { processStatuses, statusLabel } from '../order-status/order-status.ts';
import { refundStage } from '../refund/refund.ts';
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
    expect(travellerStage(status, false, true)).toBe(without);
    expect(travellerStage(status, true, true)).toBe(withDocument);
    expect(travellerStage(status, true, false)).toBe(withDocument);
  });

  it('never promises an approval before there is a document', () => {
    for (const status of processStatuses) {
      for (const taken of [false, true]) {
        expect(travellerStage(status, false, taken)).not.toBe('approved');
      }
    }
  });

  it('says that we work on it only where the refund policy says so too', () => {
    for (const status of processStatuses) {
      for (const taken of [false, true]) {
        const facts = { status, hasDocument: false, taken };
        const isPrepared = travellerStage(status, false, taken) === 'preparing';
        if (isPrepared) expect(refundStage(facts)).not.toBe('notBegun');
      }
    }
    expect(travellerStage('New', false, false)).toBe('queued');
  });

  it('never gives away a name of the back office', () => {
    const internal = processStatuses.flatMap((status) => [status, statusLabel(status)]);
    for (const stage of travellerStages) expect(internal).not.toContain(stage);
  });
});
