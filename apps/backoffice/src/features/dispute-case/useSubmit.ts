import { type DisputeCase, submitDispute } from '@pabean/api-client/contract';
import { type Form, useForm } from '@pabean/ui/form';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { localNow, momentOfLocal } from '../../shared/local-moment.ts';
import { notify } from '../../shared/notify.ts';
import { reloadCase } from './case-store.ts';
import type { CasePlan } from './exhibit-changes.ts';
import { notReady } from './submit-refusal.ts';
import type { PackFile } from './usePackFile.ts';

type Values = { read: boolean; sentAt: string };
type Options = { one: DisputeCase; plan: CasePlan['data']; pack: PackFile; onClose: () => void };

/** A pack on a slow line to a gateway takes its time. */
const SUBMIT_MS = 120_000;

/** The form that sends the answer: what was read is what is sent, or the server refuses. */
export function useSubmit({ one, plan, pack, onClose }: Options): {
  form: Form<Values>;
  missingTick: boolean;
  /** The record changed since the pack was read, and the new pack was not read yet. */
  isOld: boolean;
} {
  const { dispute_id: disputeId, by_gateway: byGateway } = one;
  const [changed, setChanged] = useState(false);
  const form: Form<Values> = useForm<Values>({
    initial: { read: false, sentAt: localNow() },
    validate: ({ read, sentAt }) => ({
      ...(!(read && pack.wasRead) && { read: 'Please read the pack and tick this.' }),
      ...(!byGateway &&
        momentOfLocal(sentAt) === null && { sentAt: 'Please enter when it was sent.' }),
    }),
    async submit({ sentAt }) {
      if (plan === undefined) return notReady;
      const sentByHandAt = byGateway ? undefined : (momentOfLocal(sentAt) ?? undefined);
      const body = { disputeId, sha256: plan.sha256, ...(sentByHandAt && { sentByHandAt }) };
      const result = await call(submitDispute, { body }, { timeout: SUBMIT_MS });
      // Whatever came back: what is known of the answer stands on the page, not in this dialog.
      await reloadCase();
      if (!result.ok) {
        if (result.httpStatus === 409) {
          // The tick was for another pack.
          form.set('read', false);
          setChanged(true);
        }
        notify.failure(result);
        return result.message;
      }
      if (result.data.state === 'sent') notify.success(result.message);
      else notify.error(result.message);
      onClose();
    },
  });
  const { read } = form.values;
  return { form, missingTick: !(read && pack.wasRead), isOld: changed && !pack.wasRead };
}
