import { Fact, Facts } from './Facts.tsx';
import { Frame, Sentence } from './Frame.tsx';
import { slot } from './slots.tsx';
import { TrackButton } from './TrackButton.tsx';

export const subject = `Invoice ${slot('invoiceNumber')} for your order ${slot('orderId')}`;

/** The invoice of an order: who issued it, for what, how much, and whether it is paid. */
export function InvoiceMail() {
  return (
    <Frame title={subject} heading={`Invoice ${slot('invoiceNumber')}`}>
      <Sentence>This is the invoice for your order with {slot('productLabel')}.</Sentence>
      <Facts>
        <Fact label="Invoice date" name="invoiceDate" />
        <Fact label="Service">Preparation of the electronic customs declaration</Fact>
        <Fact label="Amount" name="amount" strong />
        <Fact label="Payment received" name="paidDate" optional />
        <Fact label="Issued by" name="companyName" />
        <Fact label="Address" name="companyAddress" />
        <Fact label="Tax ID" name="companyTaxId" />
      </Facts>
      <TrackButton />
    </Frame>
  );
}
