import { Refusal } from '../../core/refusal.ts';
import type { ListRequest } from '../../db/queries/order-lists.ts';
import { allFound, type FoundOrders, searchOrders } from '../../db/queries/order-search.ts';
import { folderPage } from '../orders/folder-page.ts';
import type { Services } from '../services.ts';

/** PostgreSQL's code of a statement that was cancelled, here by its time-out. */
const cancelled = '57014';

/**
 * Searches a folder without standing in anybody's way: on connections of its own, a few at a time for
 * each member, given up with its caller and after the time-out of its connections.
 *
 * @param onLookUp hears when it is known whether one order is named whole, and words are looked for if not
 * @throws Refusal 422 when the search takes too long, 503 when earlier ones still run.
 */
export async function findOrders(
  { db, searches }: Pick<Services, 'db' | 'searches'>,
  request: ListRequest & { readonly text: string },
  signal: AbortSignal,
  onLookUp: () => void = () => {},
): Promise<FoundOrders> {
  if (request.text === '') {
    onLookUp();
    return folderPage({ db }, request);
  }
  return inTurn(searches, request.memberId, signal, () =>
    searchOrders(searches.db, request, signal, onLookUp),
  );
}

/**
 * A query of the ids of all that a search lists.
 * @throws Refusal as `findOrders`
 */
export function findAll(
  { searches }: Pick<Services, 'searches'>,
  request: ListRequest & { readonly text: string },
  signal: AbortSignal,
): ReturnType<typeof allFound> {
  return inTurn(searches, request.memberId, signal, () => allFound(searches.db, request, signal));
}

async function inTurn<T>(
  { turns }: Services['searches'],
  memberId: number,
  signal: AbortSignal,
  search: () => Promise<T>,
): Promise<T> {
  const endTurn = await turns.take(memberId, signal);
  try {
    return await search();
  } catch (error) {
    if (signal.aborted || !isTimeOut(error)) throw error;
    const message =
      'This search takes too long. Type a whole order id, e-mail or telephone, or more of the name.';
    throw new Refusal(422, message, { errors: [{ path: 'searchVal', message }] });
  } finally {
    endTurn();
  }
}

const isTimeOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === cancelled;
