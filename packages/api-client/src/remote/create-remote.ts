import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Failure } from '../client/result.ts';

/** What is known here of something that the server has. */
export interface RemoteState<Key, T> {
  /** What was asked for last; undefined before the first question and after `close`. */
  readonly key: Key | undefined;
  readonly data: T | undefined;
  /** Which question `data` answers: an older one while, or because, the new one has no answer. */
  readonly shownKey: Key | undefined;
  /** `first` while there is nothing to show, `refetch` while what was there stays. */
  readonly loading: 'idle' | 'first' | 'refetch';
  /** Why the last load failed. Data from before stay beside it (spec section 8). */
  readonly failure: Failure | null;
}

/** What a load may use while it runs. */
export interface LoadContext<T> {
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
  /** Shows what has arrived before all of it has. */
  readonly show: (data: T) => void;
}

/** Asks the server; a call of the client can be returned as it is. */
export type Load<Key, T> = (
  key: Key,
  context: LoadContext<T>,
) => Promise<{ readonly ok: true; readonly data: T } | Failure>;

/** How a remote behaves; the defaults suit one thing that is opened and left. */
export interface RemoteOptions<Key> {
  /**
   * Whether the data of one key stay on screen while another key loads. By default only the same
   * key's do.
   */
  readonly keeps?: (shown: Key, next: Key) => boolean;
  /**
   * Whether a failure takes the data off the screen: it says that they are wrong now, as 404 does of what
   * was deleted, or they answer another question than the one on screen.
   */
  readonly drops?: (failure: Failure, shown: Key, asked: Key) => boolean;
  /**
   * Whether a failure stays until the same question is answered, for what is asked again and again by itself:
   * it would go away and come back each time.
   */
  readonly keepsFailure?: boolean;
  /**
   * How long `loading` stays `idle` while what is on screen stays, in milliseconds: an answer that comes
   * at once is then drawn alone. Not at all by default.
   */
  readonly quietMs?: number;
  /** Hears of each failure that somebody still waits for; for the app's announcer. */
  readonly onFailure?: (failure: Failure) => void;
}

/** One remote thing: its state as a store, and what can be done with it. */
export interface Remote<Key, T> {
  readonly store: StoreApi<RemoteState<Key, T>>;
  /** Loads a key. A load that runs is given up, so the newest question has the last word. */
  open(key: Key): Promise<Failure | null>;
  /** Asks the last question again; nothing happens after `close`. */
  reload(): Promise<Failure | null>;
  /** Changes what is shown without asking the server. */
  patch(change: (data: T) => T): void;
  /** Gives up the load that runs, and shows nothing. */
  close(): void;
}

const empty: RemoteState<never, never> = {
  key: undefined,
  data: undefined,
  shownKey: undefined,
  loading: 'idle',
  failure: null,
};

/**
 * Everything that is loaded is loaded by one of these: a newer question gives up the older one, a
 * late answer changes nothing, what is on screen stays when it cannot be loaded again, and a retry
 * is the same question once more. Make a fresh one for each test.
 */
export function createRemote<Key, T>(
  load: Load<Key, T>,
  {
    keeps = Object.is,
    drops = () => false,
    keepsFailure = false,
    quietMs = 0,
    onFailure,
  }: RemoteOptions<Key> = {},
): Remote<Key, T> {
  const store = createStore<RemoteState<Key, T>>(() => empty);
  let running: AbortController | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function giveUp(): void {
    running?.abort();
    clearTimeout(quiet);
  }

  async function open(key: Key): Promise<Failure | null> {
    giveUp();
    running = new AbortController();
    const { signal } = running;
    const { key: before, shownKey, failure: last } = store.getState();
    const failure = keepsFailure && Object.is(before, key) ? last : null;
    const stays = shownKey !== undefined && keeps(shownKey, key);
    const refetch = { loading: 'refetch' } as const;
    if (!stays) store.setState({ ...empty, key, loading: 'first', failure });
    else if (quietMs === 0) store.setState({ key, failure, ...refetch });
    else {
      store.setState({ key, failure });
      quiet = setTimeout(() => store.setState(refetch), quietMs);
    }
    const show = (arrived: T) => {
      if (signal.aborted) return;
      clearTimeout(quiet);
      const { data, loading } = store.getState();
      // Shown by the load itself: a screen would be drawn again for nothing.
      if (data === arrived && loading === 'idle') return;
      store.setState({ data: arrived, shownKey: key, loading: 'idle', failure: null });
    };
    const answer = await load(key, { signal, show });
    if (signal.aborted) return null;
    clearTimeout(quiet);
    if (answer.ok) {
      show(answer.data);
      return null;
    }
    const { shownKey: still } = store.getState();
    const isDropped = still !== undefined && drops(answer, still, key);
    const dropped = isDropped && { data: undefined, shownKey: undefined };
    store.setState({ ...dropped, loading: 'idle', failure: answer });
    onFailure?.(answer);
    return answer;
  }

  return {
    store,
    open,
    async reload() {
      const { key } = store.getState();
      return key === undefined ? null : open(key);
    },
    patch(change) {
      const { data } = store.getState();
      if (data !== undefined) store.setState({ data: change(data) });
    },
    close() {
      giveUp();
      store.setState(empty);
    },
  };
}
