import type { TravellerStage } from '@pabean/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../app/paths.ts';
import { standingAt } from '../../testing/orders.ts';
import { broken, calls, history, pending, refusal } from '../../testing/replies.ts';
import { type Opening, opened, screen } from '../../testing/story.tsx';

const meta = {
  title: 'Order page',
  ...screen({ spec: 'Section 2, Customer routes; section 4, Customer flow' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = paths.orderDetailsOf('104777');

/** A story of the order page that is finished when these words are there. */
const shown = (words: string | RegExp, opening: Omit<Opening, 'address'>): Story => ({
  ...opened({ address, ...opening }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
  },
});

const at = (stage: TravellerStage, heading: string, more: Partial<Opening> = {}): Story =>
  shown(heading, { answers: { [calls.history]: history([], standingAt(stage)) }, ...more });

const loading = { answers: { [calls.history]: pending } };
export const Loading: Story = shown('We open your order.', loading);

export const Received: Story = at('received', 'We have your application');
export const Preparing: Story = at('preparing', 'We are preparing your declaration');
export const WaitingForYou: Story = at('waitingForYou', 'We need an answer from you');
export const WaitingForYouPhone: Story = at('waitingForYou', 'We need an answer from you', {
  phone: true,
});
export const WaitingForAuthority: Story = at('waitingForAuthority', 'We filed your declaration');
export const Refunded: Story = at('refunded', 'Your order ends with a refund');
export const Closed: Story = at('closed', 'Your order is closed');

/** A name in another script and an address that no line breaks. */
export const LongNames: Story = shown('We have your application', {
  phone: true,
  answers: {
    [calls.history]: history([], {
      ...standingAt('received'),
      full_name: 'عبد الرحمن بن عبد العزيز بن محمد بن عبد الله آل ثنيان الفرحاني المقدسي',
      email: 'maximiliane.wilhelmine.von.oberstetten-donaudampfschifffahrt@travel.example.com',
      doa: null,
    }),
  },
});

/** The server does not know the order any more; its words. */
export const NotFound: Story = shown('We could not find this order.', {
  answers: { [calls.history]: refusal(404, 'We could not find this order.') },
});
export const Failed: Story = shown('We could not load your order', {
  answers: { [calls.history]: broken },
});

/** No network, and nothing of this order on the device. */
export const OfflineWithoutCopy: Story = shown(
  'There is no internet, and no copy on this device',
  {},
);
