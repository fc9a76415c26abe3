import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import type { StoryAnswers } from '../../../testing/story-server.ts';
import { fits, press, shows, write } from '../../../testing/story-steps.ts';
import type { OrderDetail } from '../order-store.ts';
import { correctionAskedOrder, paidTwiceOrder, refundAskedOrder } from '../testing/asked-order.ts';
import { completedOrder } from '../testing/order.ts';

const meta = {
  title: 'View Order, requests of travellers',
  ...screenOf('Beyond the specification, Refunds', 900),
} satisfies ScreenMeta;
export default meta;

const at = (order: OrderDetail, more: StoryAnswers = {}) =>
  opens({
    address: paths.viewOrder(order.order_id),
    answers: { getOrdersDetails: { data: order }, ...more },
  });

export const RefundAsked: ScreenStory = {
  ...at(refundAskedOrder),
  play: shows('Asks for a refund.'),
};
export const RefundAskedPhone: ScreenStory = {
  ...RefundAsked,
  globals: phone,
  play: async () => {
    await shows('Asks for a refund.')();
    await fits();
  },
};
/** The amount is the policy's; another one needs a reason. */
export const AcceptRefund: ScreenStory = {
  ...at(refundAskedOrder),
  play: async () => {
    await press('Accept refund');
    await expect(await screen.findByLabelText('Amount to return, USD')).toHaveValue('34.50');
    await write('Amount to return, USD', '69.00');
    await press('Accept and move to Refunds');
    await shows('Give a reason for the different amount. The traveller will read it.')();
  },
};
const taken: OrderDetail = {
  ...refundAskedOrder,
  disputes: [{ dispute_id: 'DP-10213', kind: 'chargeback', state: 'open' }],
};
/** A bank may have paid the traveller already. */
export const AcceptRefundTaken: ScreenStory = {
  ...at(taken),
  play: async () => {
    await press('Accept refund');
    await expect(await screen.findByLabelText('Amount to return, USD')).toHaveValue('34.50');
    await shows(/may already have taken this money back/)();
  },
};
/** The move to Refunds asks first. */
export const MoveToRefundsTakenPhone: ScreenStory = {
  ...at(taken),
  globals: phone,
  play: async () => {
    await press('Move to Completed Refunds');
    await shows('A bank may already have taken this money back. Move to Refunds anyway?')();
    await fits();
  },
};
/** Somebody else was faster: the words stay, and what was typed too. */
export const RefuseRefundTooLate: ScreenStory = {
  ...at(refundAskedOrder, {
    decideRefund: { refused: 'Sinta accepted this refund already.', http: 409 },
  }),
  play: async () => {
    await press('Refuse refund');
    await write('What the traveller reads', 'We filed it before you asked.');
    const form = screen.getByRole('form', { name: 'Refuse this refund' });
    form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    // In the dialog and as a toast.
    const refusal = 'Sinta accepted this refund already.';
    await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(2));
  },
};
export const RefundRefused: ScreenStory = {
  ...at({
    ...refundAskedOrder,
    refundRequest: refundAskedOrder.refundRequest && {
      ...refundAskedOrder.refundRequest,
      state: 'refused',
      sentence: 'We filed it before you asked.',
      decided_by: 'Sinta',
      decided_at: '2026-11-21T04:00:00Z',
    },
  }),
  play: shows('Refund refused.'),
};
const refunded: OrderDetail = {
  ...completedOrder,
  process_status: 'Refunds',
  refund_date: '2026-11-20',
};
/** Nobody asked for it on the order's page; whether it was filed is what a bank asks first. */
export const RefundedAfterFiling: ScreenStory = {
  ...at(refunded),
  play: shows(/Filed with customs/),
};
export const RefundedUnfiledPhone: ScreenStory = {
  ...at({ ...refunded, uploadDoc: null, was_filed: false }),
  globals: phone,
  play: async () => {
    await shows(/Not filed with customs/)();
    await fits();
  },
};
/** One payment waits to be settled; what became of the other stays to be read. */
export const PaidTwice: ScreenStory = { ...at(paidTwiceOrder), play: shows('Paid twice.') };
export const PaidTwicePhone: ScreenStory = {
  ...PaidTwice,
  globals: phone,
  play: async () => {
    await shows('Paid twice.')();
    await fits();
  },
};
/** It moves no money: what became of it is said, and what was found. */
export const SettlePayment: ScreenStory = {
  ...at(paidTwiceOrder),
  play: async () => {
    await press('Settle payment TX-88241');
    const form = await screen.findByRole('form', { name: 'Settle this payment' });
    form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    await shows('Please say what became of it.')();
    await shows('Please write what you found.')();
  },
};
export const AskedCorrections: ScreenStory = {
  ...at(correctionAskedOrder),
  play: shows('Asked corrections'),
};
export const AskedCorrectionsPhone: ScreenStory = {
  ...AskedCorrections,
  globals: phone,
  play: async () => {
    await shows('Asked corrections')();
    await fits();
  },
};
