import { screen } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import { fits, press, settled, shows } from '../../../testing/story-steps.ts';
import type { OrderDetail } from '../order-store.ts';
import { conversationOrder, waitingOrder } from '../testing/conversation.ts';

const meta = {
  title: 'View Order, conversation',
  ...screenOf('Beyond the specification, Questions and answers', 900),
} satisfies ScreenMeta;
export default meta;

const at = (order: OrderDetail) =>
  opens({
    address: paths.viewOrder(order.order_id),
    answers: { getOrdersDetails: { data: order } },
  });

async function look(): Promise<void> {
  const section = await screen.findByRole('region', { name: 'Conversation' });
  window.scrollBy(0, section.getBoundingClientRect().top - 240);
}
async function ask(): Promise<void> {
  await shows('Add Comment Below')();
  await press('Move to Awaiting Response');
  await screen.findByRole('form', { name: 'Question to the traveller' });
  await settled();
}

/** A question with its answer, and a message that waits. */
export const Wrote: ScreenStory = { ...at(conversationOrder), play: look };
export const WrotePhone: ScreenStory = {
  ...at(conversationOrder),
  globals: phone,
  play: async () => {
    await look();
    await fits();
  },
};
/** Nobody answered: the order waits in Contact Customer. */
export const NoAnswer: ScreenStory = { ...at(waitingOrder), play: look };
/** A move that needs something of the traveller offers a question. */
export const Asking: ScreenStory = { ...at(conversationOrder), play: ask };
export const AskingPhone: ScreenStory = {
  ...at(conversationOrder),
  globals: phone,
  play: async () => {
    await ask();
    await fits();
  },
};
