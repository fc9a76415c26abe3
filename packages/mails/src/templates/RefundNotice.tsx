import { Fact, Facts } from './Facts.tsx';
import { Frame, Sentence } from './Frame.tsx';
import { slot, WhenMissing, WhenSet } from './slots.tsx';
import { TrackButton } from './TrackButton.tsx';

export const subject = `Your order ${slot('orderId')} is refunded`;

const heading = (
  <>
    <WhenSet name="amount">We have refunded {slot('amount')}</WhenSet>
    <WhenMissing name="amount">We have refunded your order</WhenMissing>
  </>
);

/** Refund notice: sent when staff press Refunded it (spec section 4). */
export function RefundNotice() {
  return (
    <Frame title={subject} heading={heading}>
      <Sentence>
        The money goes back to the card or account that paid. Your bank decides how long that takes.
      </Sentence>
      <Sentence>You do not need to do anything.</Sentence>
      <Facts>
        <Fact label="Amount" name="amount" optional strong />
        <Fact label="Refunded on" name="refundDate" optional />
      </Facts>
      <TrackButton />
    </Frame>
  );
}
