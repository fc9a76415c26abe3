import { fieldErrors } from '@pabean/api-client';
import { addNewRemark, RemarkSchema } from '@pabean/api-client/contract';
import { useEffect } from 'react';
import { call } from '../../../shared/api.ts';
import { holdsAll } from '../../../shared/drafts.ts';
import { notify } from '../../../shared/notify.ts';
import { newSendKey } from '../../../shared/send-key.ts';
import { useUser } from '../../../shared/session/session-store.ts';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import { draftFailed } from '../failed.ts';
import { reloadOrder } from '../order-store.ts';

/** What stands in the remark form. */
type RemarkValues = {
  remark: string;
  whatsapp: boolean;
  telephone: boolean;
  statusRefund: boolean;
  voided: boolean;
  chargeBack: boolean;
  /** Of the draft, as soon as something is written: whoever sends it once more sends the same remark. */
  key: string;
};

const blank: RemarkValues = {
  remark: '',
  whatsapp: false,
  telephone: false,
  statusRefund: false,
  voided: false,
  chargeBack: false,
  key: '',
};

/**
 * The state of the remark form: kept when it could not be sent or the page was left, cleared when
 * it was sent.
 */
export function useCommentForm(orderId: string): DraftForm<RemarkValues> {
  const { name } = useUser();
  const form: DraftForm<RemarkValues> = useDraftForm<RemarkValues>({
    about: `remark ${orderId}`,
    blank,
    validate: (values) => fieldErrors(RemarkSchema, payload(orderId, name, values)),
    async submit(values) {
      const result = await call(addNewRemark, { body: payload(orderId, name, values) });
      if (!result.ok) return draftFailed(result);
      notify.success(result.message);
      form.sent(values);
      await reloadOrder();
    },
  });
  const { values, set } = form;
  const isWritten = !holdsAll(blank, { ...values, key: '' });
  const isKeyMissing = isWritten && values.key === '';
  const isKeyLeft = !isWritten && values.key !== '';
  // With the first word and not with the press: another visit of the draft may press as well.
  useEffect(() => {
    if (isKeyMissing) set('key', newSendKey());
    if (isKeyLeft) set('key', '');
  });
  return form;
}

/** The remark payload of spec section 3: a flag is "Y" when ticked. */
function payload(orderId: string, remarkerName: string, values: RemarkValues) {
  const flag = (ticked: boolean) => (ticked ? 'Y' : '') as 'Y' | '';
  return {
    orderId,
    remarkerName,
    remark: values.remark,
    whatsapp: flag(values.whatsapp),
    telephone: flag(values.telephone),
    statusRefund: flag(values.statusRefund),
    voided: flag(values.voided),
    chargeBack: flag(values.chargeBack),
    ...(values.key !== '' && { key: values.key }),
  };
}
