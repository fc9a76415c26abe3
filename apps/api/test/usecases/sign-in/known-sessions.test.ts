import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveSession } from '../../../src/db/queries/sessions.ts';
import { makeKnownSessions, rememberedMs } from '../../../src/usecases/sign-in/known-sessions.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

const live = (id: number, expiresAt = '2026-11-22T20:00:00Z'): LiveSession => ({
  id,
  name: 'Rina Kartika',
  email: 'rina@example.com',
  type: 'Admin',
  sessionId: `session ${id}`,
  expiresAt,
});

/** Sessions in a table that can be changed, how often it was asked, and whether changes are heard. */
function setUp() {
  const table = new Map<string, LiveSession>([1, 2].map((id) => [`session ${id}`, live(id)]));
  const asked: string[] = [];
  const state = { heard: true };
  const find = async (sessionId: string) => {
    asked.push(sessionId);
    return table.get(sessionId) ?? null;
  };
  return { table, asked, state, sessions: makeKnownSessions(find, () => state.heard) };
}

test('a session is looked up once in five seconds, and no longer is it believed', async () => {
  const { table, asked, sessions } = setUp();
  expect(await sessions.findKnown('session 1')).toEqual(live(1));
  table.delete('session 1');
  vi.setSystemTime(now + rememberedMs - 1);
  expect(await sessions.findKnown('session 1')).toEqual(live(1));
  expect(asked).toEqual(['session 1']);
  vi.setSystemTime(now + rememberedMs);
  expect(await sessions.findKnown('session 1')).toBeNull();
  expect(rememberedMs).toBe(5_000);
});

test('a session is asked for anew when the clock of the machine is set back', async () => {
  const { table, sessions } = setUp();
  await sessions.findKnown('session 1');
  table.delete('session 1');
  vi.setSystemTime(now - 3_600_000);
  expect(await sessions.findKnown('session 1')).toBeNull();
});

test('two who work side by side are looked up once each', async () => {
  const { asked, sessions } = setUp();
  for (const id of [1, 2, 1, 2]) await sessions.findKnown(`session ${id}`);
  expect(asked).toEqual(['session 1', 'session 2']);
});

test('who changes something is looked up each time', async () => {
  const { table, sessions } = setUp();
  await sessions.findKnown('session 1');
  table.delete('session 1');
  expect(await sessions.find('session 1')).toBeNull();
});

test('a session that is over is not believed, however young the memory', async () => {
  const { table, sessions } = setUp();
  table.set('session 1', live(1, new Date(now + 1_000).toISOString()));
  expect(await sessions.findKnown('session 1')).not.toBeNull();
  table.delete('session 1');
  vi.setSystemTime(now + 1_000);
  expect(await sessions.findKnown('session 1')).toBeNull();
});

test('nobody is remembered who was not let in', async () => {
  const { table, sessions } = setUp();
  expect(await sessions.findKnown('session 3')).toBeNull();
  table.set('session 3', live(3));
  expect(await sessions.findKnown('session 3')).toEqual(live(3));
});

test('a change of a member ends the memory of that member alone', async () => {
  const { table, asked, sessions } = setUp();
  await sessions.findKnown('session 1');
  await sessions.findKnown('session 2');
  table.clear();
  sessions.forgetMember(1);
  expect(await sessions.findKnown('session 1')).toBeNull();
  expect(await sessions.findKnown('session 2')).toEqual(live(2));
  sessions.forgetAll();
  expect(await sessions.findKnown('session 2')).toBeNull();
  expect(asked).toEqual(['session 1', 'session 2', 'session 1', 'session 2']);
});

test.each(['forgetMember', 'forgetAll'] as const)(
  'an answer that was on its way at %s is not remembered',
  async (forget) => {
    const { table, sessions } = setUp();
    const answer = sessions.findKnown('session 1');
    table.delete('session 1');
    sessions[forget](1);
    expect(await answer).toEqual(live(1));
    expect(await sessions.findKnown('session 1')).toBeNull();
  },
);

test('while changes cannot be heard nothing is remembered or believed', async () => {
  const { table, asked, state, sessions } = setUp();
  await sessions.findKnown('session 1');
  state.heard = false;
  table.delete('session 1');
  expect(await sessions.findKnown('session 1')).toBeNull();
  await sessions.findKnown('session 2');
  await sessions.findKnown('session 2');
  expect(asked).toEqual(['session 1', 'session 1', 'session 2', 'session 2']);
});

test('what was asked before the silence is not remembered after it', async () => {
  const { table, state, sessions } = setUp();
  const answer = sessions.findKnown('session 1');
  state.heard = false;
  expect(await answer).toEqual(live(1));
  state.heard = true;
  table.delete('session 1');
  expect(await sessions.findKnown('session 1')).toBeNull();
});

test('beyond a thousand the memory begins anew', async () => {
  const { table, asked, sessions } = setUp();
  for (let id = 1; id <= 1_001; id++) table.set(`session ${id}`, live(id));
  for (let id = 1; id <= 1_001; id++) await sessions.findKnown(`session ${id}`);
  await sessions.findKnown('session 1001');
  expect(asked).toHaveLength(1_001);
  await sessions.findKnown('session 1');
  expect(asked).toHaveLength(1_002);
});
