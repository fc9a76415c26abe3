import { Checkbox } from '@pabean/ui/Checkbox';
import { KeyHint } from '@pabean/ui/KeyHint';
import { Textarea } from '@pabean/ui/Textarea';
import type { KeyboardEvent } from 'react';
import { StaffForm } from '../../../shared/StaffForm.tsx';
import { OrderFields } from '../focus-field.ts';
import styles from './AddCommentBelow.module.css';
import { useCommentForm } from './useCommentForm.ts';

/** A remark and its five flags; Ctrl+Enter sends it (design section 6, "Keys"). */
export function CommentForm({ orderId }: { orderId: string }) {
  const { field, check, pending, failure, submit } = useCommentForm(orderId);
  return (
    <StaffForm
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Add Comment"
      label="Add comment"
      footer={
        <span className={styles.keys}>
          <KeyHint keys={['Ctrl', 'Enter']} />
        </span>
      }
    >
      <Textarea
        {...field('remark')}
        id={OrderFields.comment}
        aria-label="Remark"
        placeholder="Write a remark"
        rows={2}
        dir="auto"
        onKeyDown={sendOnCtrlEnter}
      />
      <div className={styles.flags}>
        <Checkbox {...check('whatsapp')} label="WhatsApp" />
        <Checkbox {...check('telephone')} label="Telephone" />
        <Checkbox {...check('statusRefund')} label="Status refund" />
        <Checkbox {...check('voided')} label="Voided" />
        <Checkbox {...check('chargeBack')} label="Chargeback" />
      </div>
    </StaffForm>
  );
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
