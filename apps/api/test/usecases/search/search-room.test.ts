import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSearchRoom, searchesAtOnce } from '../../../src/usecases/search/search-room.ts';

const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Enters and notes the name when it is in. */
function entering(room: ReturnType<typeof makeSearchRoom>, names: string[]) {
  return (name: string, signal = never) =>
    room.enter(signal).then((leave) => {
      names.push(leave === null ? `${name} gave up` : name);
      return leave ?? (() => undefined);
    });
}

test.each([
  ['here, of one processor', true, 1, 1],
  ['here, of two', true, 2, 1],
  ['here, of three', true, 3, 2],
  ['here, of four', true, 4, 3],
  ['here, of many', true, 64, 3],
  ['elsewhere', false, 2, 3],
])('searches at once with a database %s', (_, isHere, processors, atOnce) => {
  expect(searchesAtOnce(isHere, processors)).toBe(atOnce);
});

test('lets in who came first, as many as there is room for', async () => {
  const names: string[] = [];
  const enter = entering(makeSearchRoom(2), names);
  const leaveFirst = await enter('first');
  await enter('second');
  const third = enter('third');
  const fourth = enter('fourth');
  await vi.advanceTimersByTimeAsync(0);
  expect(names).toEqual(['first', 'second']);
  leaveFirst();
  leaveFirst();
  const leaveThird = await third;
  await vi.advanceTimersByTimeAsync(0);
  expect(names).toEqual(['first', 'second', 'third']);
  leaveThird();
  await fourth;
  expect(names).toEqual(['first', 'second', 'third', 'fourth']);
});

test('one that takes long no longer counts, and ends without giving its place twice', async () => {
  const names: string[] = [];
  const enter = entering(makeSearchRoom(1), names);
  const leaveSlow = await enter('slow');
  const second = enter('second');
  const third = enter('third');
  await vi.advanceTimersByTimeAsync(99);
  expect(names).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(1);
  const leaveSecond = await second;
  leaveSlow();
  await vi.advanceTimersByTimeAsync(0);
  expect(names).toEqual(['slow', 'second']);
  leaveSecond();
  await third;
  expect(names).toEqual(['slow', 'second', 'third']);
});

test('whoever gives up leaves the place to the next', async () => {
  const names: string[] = [];
  const enter = entering(makeSearchRoom(1), names);
  const leave = await enter('first');
  const caller = new AbortController();
  const second = enter('second', caller.signal);
  const third = enter('third');
  caller.abort();
  await second;
  leave();
  await third;
  expect(names).toEqual(['first', 'second gave up', 'third']);
  await expect(makeSearchRoom(1).enter(caller.signal)).resolves.toBeNull();
});
