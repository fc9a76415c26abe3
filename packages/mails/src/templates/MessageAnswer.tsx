import { Facts, OrderFacts } from './Facts.tsx';
import { Frame } from './Frame.tsx';
import { say, WhenMissing, WhenSet } from './slots.tsx';
import { OrderButton, Quote, Sentence } from './words.tsx';

const heading = (
  <>
    <WhenSet name="wrote">{say('answerHeading')}</WhenSet>
    <WhenMissing name="wrote">{say('messageHeading')}</WhenMissing>
  </>
);

/** A message of ours; with what the traveller wrote, where it answers that. */
export function MessageAnswer() {
  return (
    <Frame subject="messageSubject" heading={heading}>
      <WhenSet name="wrote">
        <Sentence>{say('youWrote')}</Sentence>
      </WhenSet>
      <WhenSet name="message">
        <Quote by="theirs" name="message" />
      </WhenSet>
      <WhenSet name="wrote">
        <Sentence>{say('ourAnswer')}</Sentence>
      </WhenSet>
      <Quote by="ours" name="answer" />
      <OrderButton words={say('writeBack')} />
      <Facts>
        <OrderFacts />
      </Facts>
    </Frame>
  );
}
