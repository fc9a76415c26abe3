import type { Failure } from '@pabean/api-client';
import { type CallReply, paymentGateways } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

export type Gateway = CallReply<typeof paymentGateways>['data'][number];

export type GatewayView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly gateways: readonly Gateway[] }
  | { readonly state: 'failed'; readonly failure: Failure };

export const useGateways = create<{ readonly view: GatewayView }>(() => ({
  view: { state: 'loading' },
}));

let asked: AbortController | undefined;

/** Asks which gateways there are and which one is active. */
export async function openGateways(): Promise<void> {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  useGateways.setState({ view: { state: 'loading' } });
  const result = await call(paymentGateways, {}, { signal });
  if (signal.aborted) return;
  if (!result.ok) notify.failure(result);
  useGateways.setState({
    view: result.ok
      ? { state: 'ready', gateways: result.data }
      : { state: 'failed', failure: result },
  });
}

/** The screen is left: an answer that is still on its way has nobody to read it. */
export function closeGateways(): void {
  asked?.abort();
}

/** The server has made this one active: of all gateways only one is. */
export function markActive(id: string): void {
  useGateways.setState(({ view }) => {
    if (view.state !== 'ready') return { view };
    const gateways = view.gateways.map((gateway) => ({
      ...gateway,
      is_active: gateway.id === id ? ('1' as const) : ('0' as const),
    }));
    return { view: { ...view, gateways } };
  });
}
