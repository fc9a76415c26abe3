import { leave } from '@pabean/api-client/contract';
import { api } from '../../../shared/api.ts';
import { logFailure } from '../../../shared/log.ts';
import { chooseToKeep } from '../../../shared/offline/keep-choice.ts';
import {
  keptCopyOf,
  keptOrders,
  removeKeptOrder,
  removeKeptOrders,
} from '../../../shared/offline/kept-order.ts';
import { tellForgotten } from '../conversation/other-tabs.ts';
import { forgetUnsent } from '../conversation/unsent.ts';
import { forgetDocument } from '../document-file.ts';
import { forgetTyped } from './forget-typed.ts';
import { stopKeeping } from './keeping-store.ts';
import { tellOtherPages } from './other-pages.ts';

/** How leaving ended. */
export interface Left {
  /**
   * What became of what was kept here: there was `none` of the order, its `one` copy or `all` are
   * deleted, or it `stays`, because the storage of this device deletes nothing.
   */
  readonly kept: 'none' | 'one' | 'all' | 'stays';
  /** When the session ends by itself (ISO 8601); null where it is over. */
  readonly endsAt: string | null;
}

/** A person who leaves does not wait longer for an answer, in ms. */
const patienceMs = 8000;
/** A cookie lives no longer (spec, Safety). */
const sessionMs = 2 * 60 * 60 * 1000;

/** "Remove from this device": the copy goes at once, and the session with it. */
export async function leaveOrder(orderId: string, until: string | undefined): Promise<Left> {
  stopKeeping(orderId);
  tellOtherPages(orderId);
  const copy = await keptCopyOf(orderId);
  const isRemoved = await removeKeptOrder(orderId).then(() => true, notRemoved);
  const isForgotten = await forgetUnsent(orderId);
  // The server may take its time to end the session, and the page stands until then.
  tellForgotten(orderId);
  forgetTyped(orderId);
  forgetDocument();
  const goneCopies = copy ? 'one' : 'none';
  return {
    kept: isRemoved && isForgotten ? goneCopies : 'stays',
    endsAt: await end({ orderId }, [until]),
  };
}

/** "Remove all": this is somebody else's device, so none is kept here again unasked. */
export async function leaveAll(): Promise<Left> {
  const copies = await keptOrders().catch(() => []);
  chooseToKeep(false);
  tellOtherPages(null);
  const isRemoved = await removeKeptOrders().then(() => true, notRemoved);
  const isForgotten = await forgetUnsent();
  forgetTyped();
  forgetDocument();
  const untils = copies.map(({ order }) => order.session_until);
  return { kept: isRemoved && isForgotten ? 'all' : 'stays', endsAt: await end({}, untils) };
}

/** The cookie is out of reach of this page: only the server can end it, or its own time. */
async function end(
  body: { orderId?: string },
  untils: readonly (string | undefined)[],
): Promise<Left['endsAt']> {
  const result = await api(leave, { body }, { timeout: patienceMs });
  if (result.ok || result.kind === 'unauthorised') return null;
  logFailure('The session was not ended.', result);
  const now = Date.now();
  // A copy of the release before does not know; the longest that it can be is true then.
  const times = untils.map((until) => (until ? Date.parse(until) : now + sessionMs));
  const last = Math.max(...times, ...(times.length === 0 ? [now + sessionMs] : []));
  return last <= now ? null : new Date(last).toISOString();
}

function notRemoved(failure: unknown): false {
  logFailure('The storage of this device does not answer.', failure);
  return false;
}
