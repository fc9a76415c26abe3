import { expect, test, vi } from 'vitest';
import { makeTokens } from '../../src/adapters/tokens.ts';

test('a staff token that is known is over with its time, like one that is not', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  try {
    const tokens = makeTokens('a secret of tests, long enough');
    const { token, sessionId, expiresAt } = tokens.staffToken({ name: 'Ayu', type: 'Team' });
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
  const { token, sessionId } = tokens.staffToken({ name: 'Ayu', type: 'Team' });
  expect(tokens.readStaffToken(token)).toBe(sessionId);
  expect(tokens.readStaffToken(`${token.slice(0, -2)}AA`)).toBeNull();
  expect(makeTokens('another secret, long enough').readStaffToken(token)).toBeNull();
});

test('more tokens than are kept in mind are all read', () => {
  const tokens = makeTokens('a secret of tests, long enough');
  const made = Array.from({ length: 1_002 }, () =>
    tokens.staffToken({ name: 'Ayu', type: 'Team' }),
  );
  for (const { token, sessionId } of made) expect(tokens.readStaffToken(token)).toBe(sessionId);
});
