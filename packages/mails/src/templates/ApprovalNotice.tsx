import { Fact, Facts } from './Facts.tsx';
import { Frame, Sentence } from './Frame.tsx';
import { slot, Typed, WhenMissing, WhenSet, Whole } from './slots.tsx';
import { TrackButton } from './TrackButton.tsx';

export const subject = `Your customs declaration is approved (order ${slot('orderId')})`;

/** Approval notice (spec section 2); it carries the document, also when it is sent once more. */
export function ApprovalNotice() {
  return (
    <Frame title={subject} heading="Your customs declaration is approved">
      <Sentence>
        The document is attached to this <Whole>e-mail</Whole>. Save it on your phone before you
        travel.
      </Sentence>
      <Sentence>
        <WhenSet name="arrival">
          It is valid for the arrival on <Typed name="arrival" />.
        </WhenSet>
        <WhenMissing name="arrival">It is valid for the arrival that you declared.</WhenMissing>{' '}
        Show it when you arrive.
      </Sentence>
      <Facts>
        <Fact label="Arrival" name="arrivalDate" optional />
        <Fact label="Flight" name="flight" optional />
        <Fact label="Place" name="port" optional />
      </Facts>
      <TrackButton />
    </Frame>
  );
}
