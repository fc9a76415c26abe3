import type { FolderName } from '@pabean/domain';
import { create } from 'zustand';
import { type ListPlace, lastList, rememberList } from '../list-return.ts';
import { folderOfPath } from '../paths.ts';
import { useSession } from '../session/session-state.ts';
import { listRequestAt } from './list-place.ts';
import { holds, useWalk, type Walk } from './list-walk.ts';

/**
 * The list that an order was opened from; null for one that was opened by its address, whatever
 * list this tab has shown before.
 */
export function listOf(orderId: string, walk: Walk | null): ListPlace | null {
  const place = lastList();
  if (place === null || place.opened === orderId) return place;
  const request = listRequestAt(place.path);
  const fromHere = walk !== null && request?.source.folder === walk.source.folder;
  return fromHere && holds(walk, orderId) ? place : null;
}

/** The same for a screen, which draws again when the list is known. */
export function useListOf(orderId: string): ListPlace | null {
  return listOf(
    orderId,
    useWalk((store) => store.walk),
  );
}

type OrderPlace = { readonly orderId: string; readonly folder: FolderName };

/**
 * The order on screen and the folder that it is in: the shell marks one of the two. No longer than
 * the session, as the list that it was opened from.
 */
export const useOrderPlace = create<{ readonly place: OrderPlace | null }>(() => ({ place: null }));
useSession.subscribe(({ isAuth }) => {
  if (!isAuth) useOrderPlace.setState({ place: null });
});

/**
 * Says which order is on screen. Its list stays its list after a reload, also when a move has taken
 * the order out of it.
 */
export function showOrderPlace(place: OrderPlace): void {
  useOrderPlace.setState({ place });
  const list = listOf(place.orderId, useWalk.getState().walk);
  if (list !== null) rememberList({ ...list, opened: place.orderId });
}

/** The folder that an order's page belongs to: its list's, or without one its own. */
export function folderOfOrder(
  orderId: string,
  walk: Walk | null,
  shown: OrderPlace | null,
): FolderName | null {
  const list = listOf(orderId, walk);
  if (list !== null) return folderOfPath(list.path.split('?')[0] ?? '');
  return shown?.orderId === orderId ? shown.folder : null;
}
