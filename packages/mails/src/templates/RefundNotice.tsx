import { Facts } from './Facts.tsx';
import { Frame, Sentence } from './Frame.tsx';
import { slot } from './slots.tsx';
import { TrackButton } from './TrackButton.tsx';

export const subject = `Your order ${slot('orderId')} is refunded`;

/** Refund notice: sent when staff press Refunded it (spec section 4). */
export function RefundNotice() {
  return (
    <Frame title={subject} heading="We have refunded your order">
      <Sentence>
        The money goes back to the card or account that paid. Your bank decides how long that takes.
      </Sentence>
      <Sentence>You do not need to do anything.</Sentence>
      <Facts />
      <TrackButton />
    </Frame>
  );
}
