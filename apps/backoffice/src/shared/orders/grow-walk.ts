import type { Failure } from '@pabean/api-client';
import type { Load } from '@pabean/api-client/remote';
import { fetchPage, reachOf } from './fetch-page.ts';
import { hasPages, useWalk, type Walk, type WalkStep, type WalkStop } from './list-walk.ts';

/** Which end of a walk is looked beyond. */
export type WalkEnd = { readonly walk: Walk; readonly step: WalkStep };

/**
 * Fetches what lies beyond one end of a walk. Orders that left the list meanwhile have drawn others
 * up onto the known pages, so those are read first, inwards, until one still holds a known order.
 * The walk that is open grows with it; another one that was opened meanwhile stays as it is.
 */
export const growWalk: Load<WalkEnd, Walk> = async ({ walk, step }, { signal }) => {
  const knownIds = new Set(walk.stops.map(({ id }) => id));
  const isKnown = ({ id }: WalkStop) => knownIds.has(id);
  const [near, far] =
    step === 1 ? [walk.lastPage, walk.firstPage] : [walk.firstPage, walk.lastPage];
  let { firstPage, lastPage, total } = walk;
  let collected: readonly WalkStop[] = [];

  async function read(page: number, ahead: boolean): Promise<Failure | undefined> {
    const result = await fetchPage(walk.source, { ...walk.query, page }, signal);
    if (!result.ok) return result;
    const found = result.data.map((row) => ({ id: row.order_id, page }));
    collected = ahead === (step === 1) ? [...collected, ...found] : [...found, ...collected];
    total = reachOf(result, walk.query);
    return undefined;
  }

  for (let page = near; ; page -= step) {
    const failure = await read(page, false);
    if (failure) return failure;
    if (collected.some(isKnown) || page === far) break;
  }
  const fresh = () => beyond(collected, isKnown, step, walk.firstPage);
  while (fresh().length === 0 && hasPages({ ...walk, firstPage, lastPage, total }, step)) {
    const failure = await read(step === 1 ? ++lastPage : --firstPage, true);
    if (failure) return failure;
  }
  const stops = step === 1 ? [...walk.stops, ...fresh()] : [...fresh(), ...walk.stops];
  const grown = { ...walk, stops, firstPage, lastPage, total };
  if (!signal.aborted && useWalk.getState().walk === walk) useWalk.setState({ walk: grown });
  return { ok: true, data: grown };
};

/** What stands beyond the known orders. Where all of them are gone, the page has to tell. */
function beyond(
  collected: readonly WalkStop[],
  isKnown: (stop: WalkStop) => boolean,
  step: WalkStep,
  firstPage: number,
): readonly WalkStop[] {
  if (step === 1) return collected.slice(collected.findLastIndex(isKnown) + 1);
  const end = collected.findIndex(isKnown);
  return end < 0 ? collected.filter(({ page }) => page < firstPage) : collected.slice(0, end);
}
