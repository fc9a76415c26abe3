import { type CallInput, type DisputeCase, updateDispute } from '@pabean/api-client/contract';
import { call } from '../../shared/api.ts';
import { useSession } from '../../shared/session/session-store.ts';

export type CaseChange = CallInput<typeof updateDispute>['body']['change'];

/** The case that is changed, as it was seen: what is on screen may be another one when the turn comes. */
export type SeenCase = Pick<DisputeCase, 'dispute_id' | 'version'>;

/** Changes that build on one another: after one that failed none is sent. */
export type ChangeChain = { isBroken: boolean };

/** The changes of a case go one after the other, also after the case was left. */
const turns = new Map<string, Promise<unknown>>();

/** What the server said of its version after a change from here. */
const newestVersions = new Map<string, number>();

/** Nobody's case outlives their session. */
useSession.subscribe(({ isAuth }) => {
  if (isAuth) return;
  turns.clear();
  newestVersions.clear();
});

/**
 * Sends a change when those before it are through, and names the version that they have made.
 * @returns the answer, or null where the change was not sent: its chain broke, or its session ended
 */
export function sendInTurn(seen: SeenCase, change: CaseChange, chain?: ChangeChain) {
  const { dispute_id: disputeId, version } = seen;
  // Who signs in next does not change a case in place of who pressed the button.
  const { token } = useSession.getState();
  async function send() {
    if (chain?.isBroken || useSession.getState().token !== token) return null;
    const newest = Math.max(version, newestVersions.get(disputeId) ?? 0);
    const result = await call(updateDispute, { body: { disputeId, version: newest, change } });
    if (result.ok) newestVersions.set(disputeId, result.data.version);
    else if (chain !== undefined) chain.isBroken = true;
    return result;
  }
  const turn = (turns.get(disputeId) ?? Promise.resolve()).then(send);
  turns.set(disputeId, turn);
  return turn;
}
