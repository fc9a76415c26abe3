import { type CallReply, paymentGateways } from '@pabean/api-client/contract';
import { createRemote } from '@pabean/api-client/remote';
import { useStore } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

export type Gateway = CallReply<typeof paymentGateways>['data'][number];

/** Which gateways there are and which one is active. */
const gateways = createRemote<'all', readonly Gateway[]>(
  (_, { signal }) => call(paymentGateways, {}, { signal }),
  {
    // Of a look at what is on screen already, nobody waits for the answer.
    onFailure: (failure) => {
      if (gateways.store.getState().data === undefined) notify.failure(failure);
    },
  },
);

export const useGateways = () => useStore(gateways.store);

export const openGateways = () => void gateways.open('all');

/** Looks again which one is active; what is on screen stays meanwhile. */
export async function lookAtGateways(): Promise<void> {
  if (gateways.store.getState().loading === 'idle') await gateways.reload();
}

/** The screen is left: an answer that is still on its way is ignored. */
export const closeGateways = gateways.close;

/** Looks again after a change. A look that runs may have begun before it, and is given up. */
export const lookAfterChange = () => gateways.reload();

/** The server has made this one active: of all gateways only one is. */
export function markActive(id: string): void {
  gateways.patch((all) =>
    all.map((gateway) => ({ ...gateway, is_active: gateway.id === id ? '1' : '0' })),
  );
  void lookAfterChange();
}
