import type { Failure } from '@pabean/api-client';
import { useEffect, useState } from 'react';

/** A load can hand over what it has before it is complete. */
export type Load<T> = (
  signal: AbortSignal,
  onData: (data: T) => void,
) => Promise<Failure | undefined>;

type State<T> = {
  data: T | undefined;
  loading: 'idle' | 'first' | 'refetch';
  /** Why the last load failed; what was there before stays (spec section 8). */
  failure: Failure | null;
};

/**
 * Loads what `key` names, again whenever it changes or `reload` is called, and gives up a load
 * that nobody waits for any more. `load` is the newest one of the component.
 */
export function useLoad<T>(key: string, load: Load<T>) {
  const [state, setState] = useState<State<T>>({
    data: undefined,
    loading: 'first',
    failure: null,
  });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: key and turn say when; load says what
  useEffect(() => {
    const mine = new AbortController();
    const { signal } = mine;
    setState((before) => ({
      ...before,
      loading: before.data === undefined ? 'first' : 'refetch',
      failure: before.data === undefined ? null : before.failure,
    }));
    const onData = (data: T) => {
      if (!signal.aborted) setState({ data, loading: 'idle', failure: null });
    };
    void load(signal, onData).then((failure) => {
      if (failure === undefined || signal.aborted) return;
      setState(({ data }) => ({ data, loading: 'idle', failure }));
    });
    return () => mine.abort();
  }, [key, turn]);

  return {
    ...state,
    reload: () => setTurn((before) => before + 1),
    /** Changes what is there without asking the server. */
    patch: (change: (data: T) => T) =>
      setState(({ data, ...rest }) => ({
        ...rest,
        data: data === undefined ? undefined : change(data),
      })),
  };
}
