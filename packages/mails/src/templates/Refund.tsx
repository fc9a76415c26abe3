import type { ReactNode } from 'react';
import { Fact, Facts, OrderFacts, OrderIdFact } from './Facts.tsx';
import { EnglishLead, englishHeading, Frame } from './Frame.tsx';
import { PolicyFacts } from './Policy.tsx';
import { inEnglish, say, Typed, WhenMissing, WhenSet } from './slots.tsx';
import { OrderButton, PartHeading, Quote, Sentence } from './words.tsx';

/** Of an order that nobody paid, no money went back. */
export const refundSubject = {
  value: 'unpaid',
  set: 'closedSubject',
  missing: 'refundSubject',
} as const;

/** Sent when staff press Refunded it (spec section 4). */
export function RefundNotice() {
  const unlessUnpaid = (nothing: ReactNode, paid: ReactNode) => (
    <>
      <WhenSet name="unpaid">{nothing}</WhenSet>
      <WhenMissing name="unpaid">{paid}</WhenMissing>
    </>
  );
  const heading = (text: typeof say) =>
    unlessUnpaid(
      text('closedHeading'),
      <>
        <WhenSet name="amount">{text('refundHeadingAmount')}</WhenSet>
        <WhenMissing name="amount">{text('refundHeading')}</WhenMissing>
      </>,
    );
  const lead = (text: typeof say) => unlessUnpaid(text('nothingPaid'), text('refundBank'));
  return (
    <Frame
      subject={refundSubject}
      heading={heading(say)}
      english={
        <>
          <EnglishLead heading={<>{heading(inEnglish)}.</>}>{lead(inEnglish)}</EnglishLead>
          <Facts>
            <Fact label={inEnglish('amount')} name="amount" optional leftToRight />
            <Fact label={inEnglish('returnedOn')} name="refundDate_en" optional />
            <Fact label={inEnglish('youPaid')} name="paid" optional leftToRight />
            <Fact label={inEnglish('byPolicy')} name="share_en" optional />
            <OrderIdFact label={inEnglish('orderId')} />
          </Facts>
        </>
      }
    >
      <Sentence>{lead(say)}</Sentence>
      <Facts>
        <Fact label={say('amount')} name="amount" optional leftToRight />
        <Fact label={say('returnedOn')} name="refundDate" optional />
        <Fact label={say('youPaid')} name="paid" optional leftToRight />
        <Fact label={say('byPolicy')} name="share" optional />
        <OrderFacts />
      </Facts>
      <WhenSet name="withoutDocument">
        <Sentence>{say('noDocument')}</Sentence>
      </WhenSet>
      <OrderButton words={say('openOrder')} />
    </Frame>
  );
}

/** The traveller asked for the money back: what our policy says, and that a person decides. */
export function RefundAsked() {
  return (
    <Frame
      subject="askedSubject"
      heading={say('askedHeading')}
      english={
        <>
          <EnglishLead heading={englishHeading('askedHeading')}>{inEnglish('askedOn')}</EnglishLead>
          <Facts>
            <Fact label={inEnglish('youPaid')} name="paid" optional leftToRight />
            <ReturnsFact label={inEnglish('byPolicy')} share="share_en" />
            <Fact label={inEnglish('yourReason')} name="reason_en" optional />
            <OrderIdFact label={inEnglish('orderId')} />
          </Facts>
          <WhenSet name="beforeShare">
            <PartHeading>{inEnglish('ourPolicy')}</PartHeading>
          </WhenSet>
          <PolicyFacts english />
        </>
      }
    >
      <Sentence>{say('askedOn')}</Sentence>
      <Facts>
        <Fact label={say('youPaid')} name="paid" optional leftToRight />
        <ReturnsFact label={say('byPolicy')} share="share" />
        <Fact label={say('yourReason')} name="reason" optional />
        <OrderFacts />
      </Facts>
      <OrderButton words={say('openOrder')} />
      <WhenSet name="beforeShare">
        <PartHeading>{say('ourPolicy')}</PartHeading>
      </WhenSet>
      <PolicyFacts />
    </Frame>
  );
}

/** What the policy returns now: the share, and the sum where the order has one. */
function ReturnsFact({ label, share }: { label: string; share: string }) {
  return (
    <WhenSet name={share}>
      <Fact label={label}>
        <Typed name={share} />
        <WhenSet name="returns">
          , <Typed name="returns" />
        </WhenSet>
      </Fact>
    </WhenSet>
  );
}

/** We return nothing, with the sentence that a person wrote. */
export function RefundRefused() {
  return (
    <Frame
      subject="refusedSubject"
      heading={say('refusedHeading')}
      english={
        <>
          <EnglishLead heading={englishHeading('refusedHeading')}>
            {inEnglish('refusedOn')}
          </EnglishLead>
          <Quote by="ours" name="sentence" />
          <Facts>
            <Fact label={inEnglish('youPaid')} name="paid" optional leftToRight />
            <Fact label={inEnglish('byPolicy')} name="share_en" optional />
            <OrderIdFact label={inEnglish('orderId')} />
          </Facts>
        </>
      }
    >
      <Sentence>{say('refusedOn')}</Sentence>
      <Quote by="ours" name="sentence" />
      <Sentence>{say('seeDifferently')}</Sentence>
      <OrderButton words={say('writeBack')} />
      <Facts>
        <Fact label={say('youPaid')} name="paid" optional leftToRight />
        <Fact label={say('byPolicy')} name="share" optional />
        <OrderFacts />
      </Facts>
    </Frame>
  );
}
