import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lastList, rememberList } from '../../shared/list-return.ts';
import { notify } from '../../shared/notify.ts';
import { growWalk } from '../../shared/orders/grow-walk.ts';
import { askedAt, turnedTo } from '../../shared/orders/list-place.ts';
import {
  hasPages,
  holds,
  stopBeside,
  useWalk,
  type WalkStep,
} from '../../shared/orders/list-walk.ts';
import { paths } from '../../shared/paths.ts';
import { useShortcuts } from '../../shared/shortcuts/useShortcuts.ts';
import { useResumedWalk } from './useResumedWalk.ts';

type CameBy = { readonly by: 'button' | 'key'; readonly step: WalkStep };

/** The ways to the orders beside this one. */
export type Neighbours = {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The order that is being looked for beyond the list's known pages. */
  readonly going: WalkStep | null;
  readonly go: (step: WalkStep) => void;
  /** How this order was come to: by a button, which keeps the focus, or by its key. */
  readonly cameBy: CameBy | null;
};

/**
 * The orders before and after this one, in the list that it was opened from as that was: folder,
 * search, sort and page size. Null for an order that was opened in another way.
 */
export function useNeighbours(orderId: string | null): Neighbours | null {
  const navigate = useNavigate();
  const walk = useWalk((store) => store.walk);
  const [going, setGoing] = useState<WalkStep | null>(null);
  const [cameBy, setCameBy] = useState<CameBy | null>(null);
  const left = useRef(new AbortController());
  useResumedWalk(walk === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who leaves an order wants no neighbour of it
  useEffect(() => {
    const mine = new AbortController();
    left.current = mine;
    setGoing(null);
    return () => mine.abort();
  }, [orderId]);

  const place = lastList();
  const here =
    walk !== null &&
    place !== null &&
    orderId !== null &&
    askedAt(place)?.source.folder === walk.source.folder &&
    holds(walk, orderId);
  const has = (step: WalkStep) =>
    here && (stopBeside(walk, orderId, step) !== undefined || hasPages(walk, step));

  async function go(step: WalkStep, by: CameBy['by']) {
    if (!here || going !== null || !has(step)) return;
    const { signal } = left.current;
    let stop = stopBeside(walk, orderId, step);
    if (stop === undefined) {
      setGoing(step);
      const failure = await growWalk(walk, step, signal);
      if (signal.aborted) return;
      setGoing(null);
      if (failure) return notify.failure(failure);
      const grown = useWalk.getState().walk;
      stop = grown === null ? undefined : stopBeside(grown, orderId, step);
    }
    if (stop === undefined) return;
    setCameBy({ by, step });
    rememberList(turnedTo(place, stop.page));
    // In place of this order: the browser's own Back leads to the list too.
    navigate(paths.viewOrder(stop.id), { replace: true });
  }

  useShortcuts({ n: () => void go(1, 'key'), p: () => void go(-1, 'key') });
  if (!here) return null;
  return {
    hasPrevious: has(-1),
    hasNext: has(1),
    going,
    go: (step) => void go(step, 'button'),
    cameBy,
  };
}
