import { FormShell } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { useEffect } from 'react';
import { setPageTitle } from '../../shared/page-title.ts';
import styles from './SendInvoice.module.css';
import { useSendInvoice } from './useSendInvoice.ts';

const title = 'Send Invoice';

/** Sends the invoice of one order to its traveller (spec section 2, "Send Invoice"). */
export function SendInvoiceScreen() {
  useEffect(() => setPageTitle(title), []);
  const { field, pending, failure, submit } = useSendInvoice();
  return (
    <section className={styles.card} aria-labelledby="send-invoice-title">
      <h1 id="send-invoice-title" className={styles.title}>
        {title}
      </h1>
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
    </section>
  );
}
