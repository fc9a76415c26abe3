import type { Failure } from '@pabean/api-client';
import {
  dropJob,
  getSystem,
  type SystemState,
  signOutMember,
  tryJobAgain,
} from '@pabean/api-client/contract';
import { createRemote } from '@pabean/api-client/remote';
import { useStore } from 'zustand';
import { call } from '../../shared/api.ts';
import { confirm } from '../../shared/confirm/confirm.tsx';
import { showTroubledParts } from '../../shared/counts/troubled-parts.ts';
import { notify } from '../../shared/notify.ts';

const system = createRemote<'system', SystemState>(
  async (_, { signal }) => {
    const result = await call(getSystem, {}, { signal });
    if (result.ok) showTroubledParts(result.data);
    return result;
  },
  { keepsFailure: true },
);

export const useSystem = () => useStore(system.store);
export const openSystem = () => void system.open('system');
export const reloadSystem = () => void system.reload();

/** Looks again, unless it is being looked already. */
export async function lookAtSystem(): Promise<void> {
  if (system.store.getState().loading === 'idle') await system.reload();
}

export const closeSystem = system.close;

export type JobKind = SystemState['jobs'][number];
export type SignedInMember = SystemState['signed_in'][number];

export async function tryAgain({ kind }: JobKind): Promise<void> {
  tell(await call(tryJobAgain, { body: { kind } }));
}

/** Asks and drops, no more than the question named. The mails of the jobs stay where they can be sent again. */
export async function drop({ kind, label, failing }: JobKind): Promise<void> {
  const yes = await confirm({
    title: `Drop ${failing} failing of ${label}?`,
    line: kind.startsWith('send_mail')
      ? 'They will not be retried. The e-mails stay in Mail trouble, as not sent.'
      : 'They will not be retried.',
    tone: 'danger',
  });
  if (yes) tell(await call(dropJob, { body: { kind, seen: failing } }));
}

/** Asks and signs out, everywhere. */
export async function signOutOf({ id, name }: SignedInMember): Promise<void> {
  const yes = await confirm({
    title: `Sign out ${name}?`,
    line: 'This takes effect at once on every device. What they typed stays on their device, and they can sign in again.',
    tone: 'danger',
  });
  if (yes) tell(await call(signOutMember, { body: { memberId: id } }));
}

function tell(result: Failure | { readonly ok: true; readonly message: string }): void {
  if (result.ok) notify.success(result.message);
  else notify.failure(result);
  void system.reload();
}
