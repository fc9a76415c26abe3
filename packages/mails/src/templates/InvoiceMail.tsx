import { Fact, Facts, OrderFacts } from './Facts.tsx';
import { Frame } from './Frame.tsx';
import { say, Typed, WhenSet } from './slots.tsx';
import { OrderButton, Sentence } from './words.tsx';

/** The invoice of an order: who issued it, for what, how much, and whether it is paid or was refunded. */
export function InvoiceMail() {
  return (
    <Frame subject="invoiceSubject" heading={say('invoiceHeading')}>
      <Sentence>{say('invoiceLead')}</Sentence>
      <Facts>
        <OrderFacts />
        <Fact label={say('invoiceDate')} name="invoiceDate" leftToRight />
        <Fact label={say('service')}>{say('serviceIs')}</Fact>
        <Fact label={say('amount')} name="total" leftToRight />
        <Fact label={say('paymentReceived')} name="paidDate" optional leftToRight />
        <WhenSet name="returnedDate">
          <Fact label={say('returnedOn')}>
            <bdi dir="ltr">{'{{returnedDate}}'}</bdi>
            <WhenSet name="returned">
              , <Typed name="returned" />
            </WhenSet>
          </Fact>
        </WhenSet>
        <Fact label={say('issuedBy')} name="companyName" />
        <Fact label={say('address')} name="companyAddress" />
        <Fact label={say('taxId')} name="companyTaxId" leftToRight />
      </Facts>
      <OrderButton words={say('openOrder')} />
    </Frame>
  );
}
