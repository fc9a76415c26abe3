import { expect, screen } from 'storybook/test';
import { NewVersionBar } from '../shared/NewVersion.tsx';
import { offerUndo, useUndo } from '../shared/orders/undo-store.ts';
import { paths } from '../shared/paths.ts';
import { orderRows } from '../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../testing/story.tsx';
import { fits, press, settled } from '../testing/story-steps.ts';

const meta = {
  title: 'Undo',
  ...screenOf('decision 062', 900),
} satisfies ScreenMeta;
export default meta;

const offers = (message: string, ...orderIds: string[]) => ({
  ...opens({
    address: paths.folder('newOrder'),
    answers: { getOrdersList: { data: orderRows(), total: 128 } },
  }),
  play: async () => {
    await screen.findByText('104829');
    offerUndo({ message, versions: Object.fromEntries(orderIds.map((id) => [id, 2])) });
    await screen.findByRole('button', { name: 'Undo' });
    await fits();
  },
});

/** After a change that can be taken back: for a minute, or until the next one. */
export const Offered: ScreenStory = offers('Order has been moved to Awaiting Govt', '104777');
export const OfferedPhone: ScreenStory = { ...Offered, globals: phone };
/** Some of the orders were left alone. */
export const SomeLeftAlone: ScreenStory = {
  ...offers(
    'Order has been deleted successfully: 2 changed, 1 unchanged. 104779: Dewa moved the order to Completed in the meantime.',
    '104777',
    '104778',
  ),
  globals: phone,
};

const dewa = 'Dewa moved the order to Completed in the meantime.';
/** What could not be undone, in the place of the offer. */
export const Undone: ScreenStory = {
  ...Offered,
  play: async (context) => {
    await Offered.play?.(context);
    const stayed = [
      ...['104779', '104780', '104781'].map((orderId) => ({ orderId, reason: dewa })),
      { orderId: '104782', reason: 'Sinta wrote to the traveller in the meantime.' },
    ];
    const message = '31 orders are back where they were.';
    useUndo.setState({ offer: null, pending: false, report: { changed: 31, stayed } });
    await screen.findByText(message);
    await fits();
  },
};
export const UndonePhone: ScreenStory = { ...Undone, globals: phone };
/** A change that cannot be undone left some alone: the server's words, and what stayed. */
export const Refunded: ScreenStory = {
  ...Offered,
  play: async (context) => {
    await Offered.play?.(context);
    const stayed = ['104779', '104780'].map((orderId) => ({
      orderId,
      reason: `A refund was requested for order ${orderId}. Please accept or refuse it first.`,
    }));
    const message = `Orders have been refunded: 1 changed, 2 unchanged. ${stayed[0]?.orderId}: ${stayed[0]?.reason}`;
    useUndo.setState({ offer: null, pending: false, report: { changed: 1, stayed, message } });
    await screen.findByText(message);
    await fits();
  },
};
export const RefundedPhone: ScreenStory = { ...Refunded, globals: phone };
/** What could not be undone, by the reason. */
export const Stayed: ScreenStory = {
  ...Undone,
  play: async (context) => {
    await Undone.play?.(context);
    await press('Show the 4 that stayed');
    await screen.findByRole('dialog');
    await settled();
    await fits();
  },
};
export const StayedPhone: ScreenStory = { ...Stayed, globals: phone };

/** An old tab says that there is a new version, in the same corner. */
export const AboveNewVersion: ScreenStory = {
  ...Offered,
  decorators: [
    (Story) => (
      <>
        <Story />
        <NewVersionBar />
      </>
    ),
  ],
  play: async (context) => {
    await Offered.play?.(context);
    const bar = screen.getByText(/There is a new version/).parentElement;
    const card = screen.getByRole('button', { name: 'Undo' }).parentElement;
    const [above, below] = [card, bar].map((one) => one?.getBoundingClientRect());
    await expect(above?.bottom, 'neither covers the other').toBeLessThanOrEqual(below?.top ?? 0);
  },
};
export const AboveNewVersionPhone: ScreenStory = { ...AboveNewVersion, globals: phone };
