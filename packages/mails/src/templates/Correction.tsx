import { Facts, OrderFacts, OrderIdFact } from './Facts.tsx';
import { Frame } from './Frame.tsx';
import { say, WhenSet } from './slots.tsx';
import { OrderButton, Quote, Sentence } from './words.tsx';

/** We made the correction that the traveller asked for. */
export function CorrectionAccepted() {
  return (
    <Frame subject="acceptedSubject" heading={say('acceptedHeading')}>
      <Sentence>{say('acceptedOn')}</Sentence>
      <WhenSet name="sentence">
        <Quote by="ours" name="sentence" />
      </WhenSet>
      <OrderButton words={say('openOrder')} />
      <Facts>
        <OrderFacts />
      </Facts>
    </Frame>
  );
}

/** We did not, with the sentence that a person wrote. */
export function CorrectionRefused() {
  return (
    <Frame subject="declinedSubject" heading={say('declinedHeading')}>
      <Sentence>{say('refusedOn')}</Sentence>
      <Quote by="ours" name="sentence" />
      <OrderButton words={say('writeBack')} />
      <Facts>
        <OrderFacts />
      </Facts>
    </Frame>
  );
}

/**
 * Goes to the address before and to the one after, in the same words. It tells neither the other
 * one, nor the reader's own: the one before may have been a stranger's.
 */
export function EmailChanged() {
  return (
    <Frame subject="emailSubject" heading={say('emailHeading')}>
      <Sentence>{say('emailMeans')}</Sentence>
      <Sentence>{say('emailNotYou')}</Sentence>
      <Facts>
        <OrderIdFact />
      </Facts>
    </Frame>
  );
}
