import { expect, test } from 'vitest';
import {
  memberActor,
  operatorActor,
  visitorActor,
} from '../../../src/usecases/staff-events/actors.ts';
import { memberChangeEvents } from '../../../src/usecases/staff-events/member-change.ts';

const before = { id: 7, name: 'Rani', email: 'rani@example.com', type: 'Team' } as const;
const { id: _, ...same } = before;
const from = {
  ip: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

test('a change that changes nothing is no event', () => {
  expect(memberChangeEvents(before, same, false)).toEqual([]);
});

test.each([
  [{ name: 'Ayu' }, { nameBefore: 'Rani', name: 'Ayu' }],
  [{ email: 'ayu@example.com' }, { emailBefore: 'rani@example.com', email: 'ayu@example.com' }],
  [{ type: 'Admin' }, { typeBefore: 'Team', type: 'Admin' }],
] as const)('%j names what was and what is, and nothing else', (change, detail) => {
  const after = { ...same, ...change };
  expect(memberChangeEvents(before, after, false)).toEqual([
    { kind: 'member-changed', subject: { id: 7, name: after.name }, detail },
  ]);
});

test('a new password is an event of its own, without a word of it', () => {
  expect(memberChangeEvents(before, same, true)).toEqual([
    { kind: 'password-changed', subject: { id: 7, name: 'Rani' } },
  ]);
  const both = memberChangeEvents(before, { ...same, name: 'Ayu' }, true);
  expect(both.map(({ kind }) => kind)).toEqual(['member-changed', 'password-changed']);
});

test('events say who acted and from where', () => {
  const where = { ip: '192.0.2.7', device: expect.stringContaining('Firefox') };
  expect(memberActor(before, from)).toEqual({ kind: 'member', id: 7, name: 'Rani', ...where });
  expect(visitorActor(from)).toEqual({
    kind: 'visitor',
    id: null,
    name: 'Not signed in',
    ...where,
  });
  expect(operatorActor).toEqual({
    kind: 'operator',
    id: null,
    name: 'Operator',
    ip: null,
    device: null,
  });
});
