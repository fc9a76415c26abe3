import { TextInput } from '@pabean/ui/TextInput';
import { SettingsForm } from '../../shared/settings-card/SettingsForm.tsx';
import { useSendInvoice } from './useSendInvoice.ts';

/** Sends the invoice of one order to its traveller (spec section 2, "Send Invoice"). */
export function SendInvoiceScreen() {
  const { field, pending, failure, submit } = useSendInvoice();
  return (
    <SettingsForm title="Send Invoice" pending={pending} failure={failure} onSubmit={submit}>
      <TextInput
        {...field('orderId')}
        label="Enter Your Order ID"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
    </SettingsForm>
  );
}
