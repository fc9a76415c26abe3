import {
  createRemote,
  type Load,
  type RemoteOptions,
  type RemoteState,
} from '@pabean/api-client/remote';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';

/** A remote that belongs to one component. */
export interface OwnRemote<T> extends Pick<RemoteState<string, T>, 'data' | 'loading' | 'failure'> {
  /** What is shown answers another question than the one that is asked now. */
  readonly isOld: boolean;
  /** Asks the same question again. */
  readonly reload: () => void;
  /** Changes what is shown without asking the server. */
  readonly patch: (change: (data: T) => T) => void;
}

/**
 * Loads what `key` names, and again whenever it changes; null loads nothing. The load of a component
 * that is gone, or of a key that is no longer asked for, is given up. Loads and options are the
 * newest ones of the component.
 */
export function useRemote<T>(
  key: string | null,
  load: Load<string, T>,
  options: RemoteOptions<string> = {},
): OwnRemote<T> {
  const newest = useRef({ load, options });
  newest.current = { load, options };
  const keeps = (shown: string, next: string) =>
    (newest.current.options.keeps ?? Object.is)(shown, next);
  const [remote] = useState(() =>
    createRemote<string, T>((...asked) => newest.current.load(...asked), {
      keeps,
      drops: (...why) => newest.current.options.drops?.(...why) ?? false,
      onFailure: (failure) => newest.current.options.onFailure?.(failure),
    }),
  );
  useEffect(() => {
    if (key === null) remote.close();
    else void remote.open(key);
  }, [key, remote]);
  useEffect(() => remote.close, [remote]);

  const { data, loading, failure, ...state } = useStore(remote.store);
  const actions = { reload: () => void remote.reload(), patch: remote.patch };
  const isOld = state.shownKey !== undefined && state.shownKey !== key;
  if (state.key === key) return { data, loading, failure, isOld, ...actions };
  // The effect has not run yet: what is there may answer another question.
  const stays = key !== null && state.shownKey !== undefined && keeps(state.shownKey, key);
  return stays
    ? { data, loading: 'refetch', failure: null, isOld, ...actions }
    : { data: undefined, loading: 'first', failure: null, isOld: false, ...actions };
}
