import { expect, test } from 'vitest';
import type { Member } from '../../../src/core/member.ts';
import type { ChangeResult, LockedOrder } from '../../../src/db/queries/order-change.ts';
import { reportChange, staffActor } from '../../../src/usecases/orders/change-report.ts';

const order: LockedOrder = {
  id: 1,
  order_id: '104777',
  process_status: 'New',
  version: 1,
  assigned_to: null,
  processing_mode: 'Standard',
  refund_date: null,
  email: 'maren@example.com',
  erased_at: null,
  checked: null,
  status_since: '2026-11-21T08:00:00Z',
  answered_at: null,
  wrote_at: null,
  no_answer_at: null,
  processing_date: null,
  processed_by: null,
};

/** A change of some orders, with the reasons of those that were left alone. */
function result(
  changed: readonly string[],
  skipped: Readonly<Record<string, string>> = {},
): ChangeResult {
  return {
    changed: changed.map((order_id, id) => ({ ...order, id, order_id })),
    skipped: Object.entries(skipped).map(([orderId, reason]) => ({ orderId, reason })),
  };
}

test('when everything was changed the words of the specification stand alone', () => {
  expect(reportChange(result(['104777', '104778']), 'Orders moved')).toEqual({
    message: 'Orders moved',
    data: { changed: ['104777', '104778'], skipped: [] },
  });
});

test('what can be undone is named with the version that the change gave it', () => {
  const { data } = reportChange({ ...result(['104777']), undoable: true }, 'Moved');
  expect(data).toMatchObject({ undo: { 104777: 2 } });
});

test('what was left alone is counted, named and explained', () => {
  const { message, data } = reportChange(result(['104777'], { 104778: 'It is paid.' }), 'Moved');
  expect(message).toBe('Moved: 1 changed, 1 unchanged. 104778: It is paid.');
  expect(data.skipped).toEqual([{ orderId: '104778', reason: 'It is paid.' }]);
});

test('a reason that names its order is not named twice', () => {
  const reason = 'Order 104778 is deleted already.';
  expect(reportChange(result(['104777'], { 104778: reason }), 'Moved').message).toBe(
    `Moved: 1 changed, 1 unchanged. ${reason}`,
  );
});

test('three reasons are told, and of more how many there are', () => {
  const four = { 1: 'a', 2: 'b', 3: 'c', 4: 'd' };
  const { 4: _, ...three } = four;
  expect(reportChange(result(['9'], three), 'Moved').message).toMatch(/ 1: a 2: b 3: c$/);
  expect(reportChange(result(['9'], four), 'Moved').message).toMatch(
    / 1: a 2: b 3: c And 1 more\.$/,
  );
});

test('nothing changed is a refusal: of one order its reason alone', () => {
  expect(() => reportChange(result([], { 104777: 'It is paid.' }), 'Moved')).toThrow(
    expect.objectContaining({ status: 409, message: 'It is paid.' }),
  );
  expect(() => reportChange(result([], { 1: 'a', 2: 'b' }), 'Moved')).toThrow('1: a 2: b');
  expect(() => reportChange(result([]), 'Moved')).toThrow('Nothing was changed.');
});

test('the refusal of all carries the reason of each', () => {
  const reasons = { 1: 'a', 2: 'b', 3: 'c', 4: 'd' };
  const skipped = Object.entries(reasons).map(([orderId, reason]) => ({ orderId, reason }));
  expect(() => reportChange(result([], reasons), 'Moved')).toThrow(
    expect.objectContaining({ data: { changed: [], skipped } }),
  );
});

test('the history names the member, and from where', () => {
  const member: Member = {
    id: 7,
    name: 'Rani',
    email: 'rani@example.com',
    type: 'Team',
    sessionId: 'one',
  };
  expect(staffActor(member, '192.0.2.7')).toEqual({
    kind: 'staff',
    id: 7,
    name: 'Rani',
    ip: '192.0.2.7',
  });
});
