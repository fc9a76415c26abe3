import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../../testing/story-server.ts';
import { fits, shows, triesAgain, waits } from '../../../testing/story-steps.ts';
import { correctedOrder } from '../testing/corrected-order.ts';
import { timeline } from '../testing/timeline.ts';
import { Timeline as Section } from './Timeline.tsx';

const meta = {
  title: 'View Order, timeline',
  ...screenOf('Beyond the specification, get-order-history', 900, false),
  // Alone: it stands at the end of the page, further down than pictures go.
  render: () => <Section order={correctedOrder} />,
} satisfies ScreenMeta;
export default meta;

const at = (getOrderHistory: NonNullable<StoryAnswers['getOrderHistory']>) =>
  opens({
    address: paths.viewOrder(correctedOrder.order_id),
    answers: { getOrdersDetails: { data: correctedOrder }, getOrderHistory },
  });
/** Everything that happened, newest first; two pages. */
export const Timeline: ScreenStory = { ...at(timeline), play: shows('Chain proven, 12 rows') };
export const TimelinePhone: ScreenStory = {
  ...at(timeline),
  globals: phone,
  play: async () => {
    await shows('Chain proven, 12 rows')();
    await fits();
  },
};
/** Somebody changed a row behind the product's back. */
export const ChainBroken: ScreenStory = {
  ...at({
    ...timeline,
    data: timeline.data.slice(0, 1),
    total: 1,
    chain: {
      state: 'broken',
      rows: 12,
      digest: null,
      flaw: 'Row 2: its content has changed since it was written.',
    },
  }),
  play: shows('Chain broken'),
};
/** A new order of which nothing of the chosen kind is on record. */
export const Nothing: ScreenStory = {
  ...at({ ...timeline, data: [], total: 0, kinds: [], chain: null }),
  play: shows('All events'),
};
export const Loading: ScreenStory = {
  ...at('pending'),
  play: waits('Loading the timeline'),
};
export const Failed: ScreenStory = {
  ...at(brokenServer),
  play: shows('The timeline could not be loaded.'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The timeline could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
