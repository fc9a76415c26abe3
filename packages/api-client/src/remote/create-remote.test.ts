import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Failure, failure } from '../client/result.ts';
import { createRemote, type RemoteOptions } from './create-remote.ts';

type Answer = { readonly ok: true; readonly data: string } | Failure;

const found = (data: string): Answer => ({ ok: true, data });
const refused = (httpStatus = 500): Answer => ({ ...failure('refused', httpStatus) });

/** A remote whose answers are given by hand, in any order. */
function byHand(options: RemoteOptions<string> = {}) {
  const asked: { key: string; signal: AbortSignal; answer: (answer: Answer) => void }[] = [];
  const remote = createRemote<string, string>(
    (key, { signal }) =>
      new Promise<Answer>((answer) => {
        asked.push({ key, signal, answer });
      }),
    options,
  );
  return { remote, asked, state: () => remote.store.getState() };
}

describe('a quiet remote', () => {
  async function shown() {
    vi.useFakeTimers();
    const made = byHand({ keeps: () => true, quietMs: 80 });
    const first = made.remote.open('a');
    expect(made.state().loading).toBe('first');
    made.asked[0]?.answer(found('A'));
    await first;
    return made;
  }
  afterEach(() => vi.useRealTimers());

  test('changes nothing before an answer that comes at once', async () => {
    const { remote, asked, state } = await shown();
    const seen: string[] = [];
    remote.store.subscribe(({ loading, data }) => seen.push(`${loading} ${data}`));
    const second = remote.open('b');
    expect(state()).toMatchObject({ key: 'b', shownKey: 'a', loading: 'idle', data: 'A' });
    vi.advanceTimersByTime(79);
    asked[1]?.answer(found('B'));
    await second;
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['idle A', 'idle B']);
  });

  test('says after a while that it loads, until there is an answer', async () => {
    const { remote, asked, state } = await shown();
    void remote.open('b');
    vi.advanceTimersByTime(80);
    expect(state()).toMatchObject({ loading: 'refetch', data: 'A' });
    const third = remote.open('c');
    expect(state().loading).toBe('refetch');
    asked[2]?.answer(refused());
    await third;
    expect(state()).toMatchObject({ loading: 'idle', data: 'A', failure: { httpStatus: 500 } });
    vi.advanceTimersByTime(1000);
    expect(state().loading).toBe('idle');
  });

  test('says nothing of what was given up', async () => {
    const { remote, state } = await shown();
    void remote.open('b');
    remote.close();
    vi.advanceTimersByTime(1000);
    expect(state()).toMatchObject({ loading: 'idle', data: undefined });
  });
});

describe('the first load', () => {
  test('is `first` until the answer is there', async () => {
    const { remote, asked, state } = byHand();
    const opened = remote.open('a');
    expect(state()).toMatchObject({ key: 'a', loading: 'first', data: undefined });
    asked[0]?.answer(found('A'));
    expect(await opened).toBeNull();
    expect(state()).toEqual({
      key: 'a',
      shownKey: 'a',
      data: 'A',
      loading: 'idle',
      failure: null,
    });
  });

  test('that fails says why, shows nothing and tells the announcer', async () => {
    const onFailure = vi.fn();
    const { remote, asked, state } = byHand({ onFailure });
    const opened = remote.open('a');
    asked[0]?.answer(refused());
    expect(await opened).toMatchObject({ kind: 'refused' });
    expect(state()).toMatchObject({ data: undefined, loading: 'idle' });
    expect(state().failure).toMatchObject({ httpStatus: 500 });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('keeps a failure until the same question is answered, where that was asked for', async () => {
    const { remote, asked, state } = byHand({ keepsFailure: true });
    const first = remote.open('a');
    asked[0]?.answer(refused());
    await first;
    const again = remote.reload();
    expect(state()).toMatchObject({ loading: 'first', failure: { httpStatus: 500 } });
    asked[1]?.answer(found('A'));
    await again;
    expect(state()).toMatchObject({ data: 'A', failure: null });
    const third = remote.reload();
    asked[2]?.answer(refused(503));
    await third;
    void remote.reload();
    expect(state()).toMatchObject({ data: 'A', loading: 'refetch', failure: { httpStatus: 503 } });
    const other = remote.open('b');
    expect(state()).toMatchObject({ data: undefined, loading: 'first', failure: null });
    asked[4]?.answer(found('B'));
    await other;
  });

  test('can be tried again, and the failure goes at once', async () => {
    const { remote, asked, state } = byHand();
    const opened = remote.open('a');
    asked[0]?.answer(refused());
    await opened;
    const again = remote.reload();
    expect(state()).toMatchObject({ key: 'a', loading: 'first', failure: null });
    asked[1]?.answer(found('A'));
    await again;
    expect(state().data).toBe('A');
  });
});

test('what a load shows by itself is not shown once more when it ends', async () => {
  const remote = createRemote<string, string>(async (key, { show }) => {
    show(key.toUpperCase());
    return { ok: true, data: key.toUpperCase() };
  });
  const shown: unknown[] = [];
  remote.store.subscribe(({ data }) => shown.push(data));
  await remote.open('a');
  expect(shown).toEqual([undefined, 'A']);
  await remote.reload();
  expect(shown).toEqual([undefined, 'A', 'A', 'A']);
  expect(remote.store.getState().loading).toBe('idle');
});

describe('a load behind what is shown', () => {
  async function shown(options: RemoteOptions<string> = {}) {
    const hand = byHand(options);
    const opened = hand.remote.open('a');
    hand.asked[0]?.answer(found('A'));
    await opened;
    return hand;
  }

  test('keeps the data of the same key, and a failure leaves them', async () => {
    const { remote, asked, state } = await shown();
    const again = remote.reload();
    expect(state()).toMatchObject({ data: 'A', loading: 'refetch' });
    asked[1]?.answer(refused());
    await again;
    expect(state()).toMatchObject({ data: 'A', loading: 'idle' });
    expect(state().failure).not.toBeNull();
  });

  test('drops them when the failure says that they are wrong', async () => {
    const { remote, asked, state } = await shown({ drops: ({ httpStatus }) => httpStatus === 404 });
    const again = remote.reload();
    asked[1]?.answer(refused(404));
    await again;
    expect(state()).toMatchObject({ data: undefined, shownKey: undefined });
  });

  test('of another key starts empty', async () => {
    const { remote, state } = await shown();
    void remote.open('b');
    expect(state()).toMatchObject({ key: 'b', data: undefined, loading: 'first' });
  });

  test('of another key keeps what is shown where that was asked for', async () => {
    const { remote, asked, state } = await shown({ keeps: () => true });
    const next = remote.open('b');
    expect(state()).toMatchObject({ key: 'b', shownKey: 'a', data: 'A', loading: 'refetch' });
    asked[1]?.answer(refused());
    await next;
    expect(state()).toMatchObject({ key: 'b', shownKey: 'a', data: 'A' });
  });

  test('of another key goes where a failure is said to drop it, and the same key stays', async () => {
    const drops = vi.fn((_: Failure, shown: string, key: string) => shown !== key);
    const { remote, asked, state } = await shown({ keeps: () => true, drops });
    const again = remote.reload();
    asked[1]?.answer(refused());
    await again;
    expect(state()).toMatchObject({ shownKey: 'a', data: 'A' });
    const next = remote.open('b');
    expect(state()).toMatchObject({ data: 'A', loading: 'refetch' });
    asked[2]?.answer(refused());
    await next;
    expect(state()).toMatchObject({ key: 'b', shownKey: undefined, data: undefined });
    expect(drops.mock.lastCall?.slice(1)).toEqual(['a', 'b']);
    const third = remote.open('c');
    asked[3]?.answer(refused());
    await third;
    expect(drops).toHaveBeenCalledTimes(2);
  });

  test('can be changed in place', async () => {
    const { remote, state } = await shown();
    remote.patch((data) => `${data}!`);
    expect(state().data).toBe('A!');
  });
});

describe('a late answer', () => {
  test('of an older question changes nothing, and its call is aborted', async () => {
    const onFailure = vi.fn();
    const { remote, asked, state } = byHand({ onFailure });
    const older = remote.open('a');
    const newer = remote.open('b');
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(found('B'));
    await newer;
    asked[0]?.answer(found('A'));
    expect(await older).toBeNull();
    expect(state()).toMatchObject({ key: 'b', data: 'B' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('after `close` changes nothing, not even a failure', async () => {
    const onFailure = vi.fn();
    const { remote, asked, state } = byHand({ onFailure });
    const opened = remote.open('a');
    remote.close();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(refused());
    await opened;
    expect(state()).toMatchObject({ key: undefined, data: undefined, failure: null });
    expect(onFailure).not.toHaveBeenCalled();
    expect(await remote.reload()).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

test('what arrives in parts is shown part by part', async () => {
  const seen: unknown[] = [];
  const remote = createRemote<string, number>(async (_, { show }) => {
    for (const part of [1, 2]) {
      show(part);
      seen.push(remote.store.getState().data);
    }
    return { ok: true, data: 3 };
  });
  await remote.open('a');
  expect([...seen, remote.store.getState().data]).toEqual([1, 2, 3]);
});

test('nothing can be patched where there is nothing', () => {
  const { remote, state } = byHand();
  remote.patch((data) => `${data}!`);
  expect(state().data).toBeUndefined();
});

test('an answer in parts of an older question is not shown any more', async () => {
  let showLate: (part: string) => void = () => {};
  const remote = createRemote<string, string>((key, { show }) => {
    if (key === 'b') return Promise.resolve({ ok: true, data: 'B' });
    showLate = show;
    return new Promise(() => {});
  });
  void remote.open('a');
  await remote.open('b');
  showLate('part of A');
  expect(remote.store.getState()).toMatchObject({ key: 'b', shownKey: 'b', data: 'B' });
});

test('what nobody has opened can be closed, and is idle', () => {
  const { remote, state } = byHand();
  expect(state().loading).toBe('idle');
  remote.close();
  expect(state()).toEqual({
    key: undefined,
    data: undefined,
    shownKey: undefined,
    loading: 'idle',
    failure: null,
  });
});

test('`keeps` is asked only where something is shown', async () => {
  const keeps = vi.fn(() => true);
  const { remote, state } = byHand({ keeps });
  void remote.open('a');
  void remote.open('b');
  expect(keeps).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ key: 'b', loading: 'first' });
});
