import { type DisputeCase, submitDispute } from '@pabean/api-client/contract';
import { formatDateMinutes } from '@pabean/domain';
import { type Form, useForm } from '@pabean/ui/form';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { localNow, momentOfLocal } from '../../shared/local-moment.ts';
import { notify } from '../../shared/notify.ts';
import { reloadCase } from './case-store.ts';
import type { CasePlan } from './exhibit-changes.ts';
import { isSentByHand, lateNoteUntil, notReady } from './submit-refusal.ts';
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
  const { dispute_id: disputeId } = one;
  const byHand = isSentByHand(one);
  const until = lateNoteUntil(one);
  const [changed, setChanged] = useState(false);
  const form: Form<Values> = useForm<Values>({
    // A late note has to say when: now it would be too late.
    initial: { read: false, sentAt: until === null ? localNow() : '' },
    validate: ({ read, sentAt }) => ({
      ...(!(read && pack.wasRead) && { read: 'Please read the pack and tick this.' }),
      ...(byHand && momentFault(sentAt, until)),
    }),
    async submit({ sentAt }) {
      if (plan === undefined) return notReady;
      const sentByHandAt = byHand ? (momentOfLocal(sentAt) ?? undefined) : undefined;
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

/** What is wrong with the moment at which it was sent by hand. */
function momentFault(sentAt: string, until: string | null): { sentAt?: string } {
  const moment = momentOfLocal(sentAt);
  if (moment === null) return { sentAt: 'Please enter when it was sent.' };
  if (until === null || Date.parse(moment) < Date.parse(until)) return {};
  return { sentAt: `Only what was sent before ${formatDateMinutes(until)} can be noted.` };
}
