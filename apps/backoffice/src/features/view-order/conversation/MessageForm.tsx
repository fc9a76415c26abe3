import { Button } from '@pabean/ui/Button';
import { Textarea } from '@pabean/ui/Textarea';
import type { KeyboardEvent } from 'react';
import { StaffForm } from '../../../shared/StaffForm.tsx';
import { OrderFields } from '../focus-field.ts';
import { useMessageForm } from './useMessageForm.ts';

type Props = { orderId: string; onAsk: () => void };

/** Writes to the traveller; Ctrl+Enter sends. */
export function MessageForm({ orderId, onAsk }: Props) {
  const { field, pending, failure, submit } = useMessageForm(orderId);
  return (
    <StaffForm
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Send message"
      label="Message to the traveller"
      footer={
        <Button variant="default" size="md" onClick={onAsk}>
          Ask
        </Button>
      }
    >
      <Textarea
        {...field('text')}
        id={OrderFields.message}
        aria-label="Message"
        placeholder="Write to the traveller"
        description="Sent by e-mail and shown on the portal."
        rows={2}
        dir="auto"
        onKeyDown={sendOnCtrlEnter}
      />
    </StaffForm>
  );
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
