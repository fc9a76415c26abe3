import { expect, test, vi } from 'vitest';
import { makeTokens } from '../../src/adapters/tokens.ts';

test('a staff token that is known is over with its time, like one that is not', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  try {
    const tokens = makeTokens('a secret of tests, long enough');
    const { token, sessionId, expiresAt } = tokens.staffToken({ id: 7, name: 'Ayu', type: 'Team' });
    expect(tokens.readStaffToken(token)).toBe(sessionId);
    vi.setSystemTime(expiresAt.getTime() - 1_000);
    expect(tokens.readStaffToken(token)).toBe(sessionId);
    vi.setSystemTime(expiresAt.getTime() + 1_000);
    expect(tokens.readStaffToken(token)).toBeNull();
    expect(makeTokens('a secret of tests, long enough').readStaffToken(token)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a known token makes no other one genuine', () => {
  const tokens = makeTokens('a secret of tests, long enough');
  const { token, sessionId } = tokens.staffToken({ id: 7, name: 'Ayu', type: 'Team' });
  expect(tokens.readStaffToken(token)).toBe(sessionId);
  // One signature of a thousand ends so by itself.
  const otherEnd = token.endsWith('AA') ? 'EE' : 'AA';
  expect(tokens.readStaffToken(`${token.slice(0, -2)}${otherEnd}`)).toBeNull();
  expect(makeTokens('another secret, long enough').readStaffToken(token)).toBeNull();
});

test('more tokens than are kept in mind are all read', () => {
  const tokens = makeTokens('a secret of tests, long enough');
  const made = Array.from({ length: 1_002 }, () =>
    tokens.staffToken({ id: 7, name: 'Ayu', type: 'Team' }),
  );
  for (const { token, sessionId } of made) expect(tokens.readStaffToken(token)).toBe(sessionId);
});

test('while a secret is changed, what the other one signed is read, and nothing is signed with it', () => {
  const [first, second] = ['the first secret of tests, long', 'the second secret of tests, long'];
  const member = { id: 7, name: 'Ayu', type: 'Team' } as const;
  const before = makeTokens(first);
  const during = makeTokens(second, first);
  const after = makeTokens(second);
  const staff = before.staffToken(member);
  const cookie = before.orderToken('IND-1', 'mark').token;
  const link = Object.fromEntries(new URLSearchParams(before.signPath('/a', staff.sessionId)));
  const signed = link as { expires: string; session: string; signature: string };
  expect(during.readStaffToken(staff.token)).toBe(staff.sessionId);
  expect(during.readOrderToken(cookie)).toMatchObject({ orderId: 'IND-1', opener: 'mark' });
  expect(during.isSignedPath('/a', signed)).toBe(true);
  expect(during.isSignedPath('/b', signed)).toBe(false);
  expect(during.isSignedPath('/a', { ...signed, signature: '' })).toBe(false);
  expect(during.readOrderToken(staff.token)).toBeNull();

  const fresh = during.staffToken(member);
  expect(after.readStaffToken(fresh.token)).toBe(fresh.sessionId);
  expect(after.readOrderToken(during.orderToken('IND-2').token)).toMatchObject({
    orderId: 'IND-2',
  });
  expect(before.readStaffToken(fresh.token)).toBeNull();
  expect(after.readStaffToken(staff.token)).toBeNull();
  expect(after.readOrderToken(cookie)).toBeNull();
  expect(after.isSignedPath('/a', signed)).toBe(false);
});

test('a token names its member, by id and by name', () => {
  const { token } = makeTokens('a secret of tests, long enough').staffToken({
    id: 7,
    name: 'Ayu',
    type: 'Team',
  });
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(payload).user).toEqual({ id: 7, name: 'Ayu', type: 'Team' });
});
