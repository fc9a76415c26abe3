import { paths } from '../../shared/paths.ts';
import { orderRows } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, shows } from '../../testing/story-steps.ts';

const meta = {
  title: 'Orders that were paid twice',
  ...screenOf('Beyond the specification, Refunds', 860),
} satisfies ScreenMeta;
export default meta;

const payments = Array.from({ length: 12 }, (_, index) => ({
  order_id: String(104100 + index),
  received_at: `2026-11-${String(index + 3).padStart(2, '0')}T04:00:00Z`,
  gateway: index % 3 === 0 ? null : 'Gateway Two',
}));
const at = (getUnsettledPayments: NonNullable<StoryAnswers['getUnsettledPayments']>) =>
  opens({
    address: paths.folder('refundOrder'),
    answers: {
      getOrdersList: {
        data: orderRows({ process_status: 'Refunds', refund_date: '2026-11-20' }),
        total: 3,
      },
      getUnsettledPayments,
    },
  });

/** Above Refunds, wherever the orders lie. */
export const Many: ScreenStory = {
  ...at({ data: { payments, total: 12 } }),
  play: shows('Paid twice.'),
};
export const ManyPhone: ScreenStory = {
  ...Many,
  globals: phone,
  play: async () => {
    await shows('Paid twice.')();
    await fits();
  },
};
export const One: ScreenStory = {
  ...at({ data: { payments: payments.slice(1, 2), total: 1 } }),
  play: shows('Paid twice.'),
};
/** The list of refunds is there all the same. */
export const Failed: ScreenStory = {
  ...at(brokenServer),
  play: shows('Orders that were paid twice could not be loaded.'),
};
