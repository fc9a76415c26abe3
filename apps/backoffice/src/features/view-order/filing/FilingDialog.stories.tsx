import { screen } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import { fits, leaveFocus, press, shows } from '../../../testing/story-steps.ts';
import { newOrder } from '../testing/long-order.ts';
import { orderMarks } from '../testing/order-marks.ts';

const meta = {
  title: 'View Order, filing with errors',
  ...screenOf('Beyond the specification, declarations that are right', 900),
} satisfies ScreenMeta;
export default meta;

/** Errors are open: whoever files it says why, and Yes stays muted until then. */
export const Asked: ScreenStory = {
  ...opens({
    address: paths.viewOrder(newOrder.order_id),
    answers: { getOrdersDetails: { data: { ...newOrder, checks: orderMarks } } },
  }),
  play: async () => {
    await press('Move to Completed Orders');
    await shows('2 errors are open. File it all the same?')();
    await screen.findByRole('form', { name: 'File it all the same' });
    await leaveFocus();
  },
};
export const AskedPhone: ScreenStory = {
  ...Asked,
  globals: phone,
  play: async () => {
    await press('Move to Completed Orders');
    await shows('2 errors are open. File it all the same?')();
    // Nothing was written: the field says so.
    await press('Yes');
    await shows('Please say why it is filed all the same')();
    await leaveFocus();
    await fits();
  },
};
