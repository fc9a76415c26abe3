import { JourneyFacts } from './Document.tsx';
import { Fact, Facts, OrderFacts, OrderIdFact } from './Facts.tsx';
import { EnglishLead, englishHeading, Frame } from './Frame.tsx';
import { PolicyFacts } from './Policy.tsx';
import { inEnglish, say, WhenSet } from './slots.tsx';
import { OrderButton, PartHeading, Sentence } from './words.tsx';

/** Sent when an order came in and its sender asked for it (`notify`). */
export function OrderReceived() {
  return (
    <Frame
      subject="receivedSubject"
      heading={say('receivedHeading')}
      english={
        <>
          <EnglishLead heading={englishHeading('receivedHeading')}>
            {inEnglish('receivedOn')} <WhenSet name="unpaid">{inEnglish('receivedUnpaid')}</WhenSet>
          </EnglishLead>
          <Facts>
            <JourneyFacts english />
            <Fact label={inEnglish('youPaid')} name="paid" optional leftToRight />
            <OrderIdFact label={inEnglish('orderId')} />
          </Facts>
          <WhenSet name="beforeShare">
            <PartHeading>{inEnglish('policyHeading')}</PartHeading>
          </WhenSet>
          <PolicyFacts english />
        </>
      }
    >
      <Sentence>
        {say('receivedOn')} <WhenSet name="unpaid">{say('receivedUnpaid')}</WhenSet>
      </Sentence>
      <Facts>
        <OrderFacts />
        <JourneyFacts />
        <Fact label={say('youPaid')} name="paid" optional leftToRight />
        <Fact label={say('onStatement')} name="statementName" optional leftToRight />
      </Facts>
      <PartHeading>{say('nextHeading')}</PartHeading>
      <Sentence>{say('nextCorrect')}</Sentence>
      <Sentence>{say('nextAsk')}</Sentence>
      <OrderButton words={say('openOrder')} />
      <WhenSet name="beforeShare">
        <PartHeading>{say('policyHeading')}</PartHeading>
      </WhenSet>
      <PolicyFacts />
    </Frame>
  );
}
