import { createRemote } from '@pabean/api-client/remote';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { lastList, rememberList } from '../../shared/list-return.ts';
import { notify } from '../../shared/notify.ts';
import { growWalk, type WalkEnd } from '../../shared/orders/grow-walk.ts';
import { listRequestAt, turnedTo } from '../../shared/orders/list-place.ts';
import {
  hasPages,
  holds,
  stopBeside,
  useWalk,
  type Walk,
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
  const [pages] = useState(() =>
    createRemote<WalkEnd, Walk>(growWalk, { onFailure: (failure) => notify.failure(failure) }),
  );
  const going = useStore(pages.store, ({ loading, key }) =>
    loading === 'idle' || key === undefined ? null : key.step,
  );
  const [cameBy, setCameBy] = useState<CameBy | null>(null);
  useResumedWalk(walk === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who leaves an order wants no neighbour of it
  useEffect(() => pages.close, [orderId, pages]);

  const place = lastList();
  const here =
    walk !== null &&
    place !== null &&
    orderId !== null &&
    listRequestAt(place.path)?.source.folder === walk.source.folder &&
    holds(walk, orderId);
  const has = (step: WalkStep) =>
    here && (stopBeside(walk, orderId, step) !== undefined || hasPages(walk, step));

  async function go(step: WalkStep, by: CameBy['by']) {
    if (!here || going !== null || !has(step)) return;
    let stop = stopBeside(walk, orderId, step);
    if (stop === undefined) {
      await pages.open({ walk, step });
      const grown = pages.store.getState().data;
      stop = grown && stopBeside(grown, orderId, step);
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
