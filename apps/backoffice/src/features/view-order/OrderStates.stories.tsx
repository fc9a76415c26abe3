import { screen } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer } from '../../testing/story-server.ts';
import { fits, shows, triesAgain } from '../../testing/story-steps.ts';

const meta = {
  title: 'View Order/Without an order',
  ...screenOf('section 2, View Order; section 8', 600),
} satisfies ScreenMeta;
export default meta;

const address = paths.viewOrder('104777');
const fails = opens({ address, answers: { getOrdersDetails: brokenServer } });

export const LoadingPhone: ScreenStory = {
  ...opens({ address, answers: { getOrdersDetails: 'pending' } }),
  globals: phone,
  play: async () => {
    await screen.findByRole('heading', { name: 'Order 104777', level: 1 });
    await fits();
  },
};
/** It says which order it is, and the keyboard stays at its button. */
export const FailedTwice: ScreenStory = {
  ...fails,
  play: async () => {
    await shows('This order could not be loaded.')();
    await screen.findByRole('heading', { name: 'Order 104777', level: 1 });
    await triesAgain();
  },
};
export const FailedPhone: ScreenStory = {
  ...fails,
  globals: phone,
  play: async () => {
    await shows('This order could not be loaded.')();
    await fits();
  },
};
export const NotFoundPhone: ScreenStory = {
  ...opens({
    address,
    answers: { getOrdersDetails: { refused: 'There is no order 104777.', http: 404 } },
  }),
  globals: phone,
  play: async () => {
    await shows('There is no order 104777.')();
    await fits();
  },
};
/** The link was cut off: the server is not asked. */
export const BrokenLink: ScreenStory = {
  ...opens({ address: `${paths.admin}/view-order/MTA1` }),
  play: shows('This link does not hold an order id.'),
};
