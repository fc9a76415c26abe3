import { FormShell } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { SettingsCard } from '../../shared/settings-card/SettingsCard.tsx';
import { useSendInvoice } from './useSendInvoice.ts';

const title = 'Send Invoice';

/** Sends the invoice of one order to its traveller (spec section 2, "Send Invoice"). */
export function SendInvoiceScreen() {
  const { field, pending, failure, submit } = useSendInvoice();
  return (
    <SettingsCard title={title}>
      <FormShell
        label={title}
        pending={pending}
        failure={failure}
        onSubmit={submit}
        submitLabel={title}
      >
        <TextInput
          {...field('orderId')}
          label="Enter Your Order ID"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
      </FormShell>
    </SettingsCard>
  );
}
