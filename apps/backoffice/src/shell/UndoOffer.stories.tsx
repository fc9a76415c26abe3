import { screen } from 'storybook/test';
import { offerUndo } from '../shared/orders/undo-store.ts';
import { paths } from '../shared/paths.ts';
import { orderRows } from '../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../testing/story.tsx';
import { fits } from '../testing/story-steps.ts';

const meta = {
  title: 'Undo',
  ...screenOf('Decisions, Undo; design, second round, "Bulk"', 900),
} satisfies ScreenMeta;
export default meta;

const offers = (message: string, ...orderIds: string[]) => ({
  ...opens({
    address: paths.folder('newOrder'),
    answers: { getOrdersList: { data: orderRows(), total: 128 } },
    before: () =>
      offerUndo({ message, versions: Object.fromEntries(orderIds.map((id) => [id, 2])) }),
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Undo' });
    await screen.findByText('104829');
    await fits();
  },
});

/** After a change that can be taken back: for a minute, or until the next one. */
export const Offered: ScreenStory = offers('Order has been moved to Awaiting Govt', '104777');
export const OfferedPhone: ScreenStory = { ...Offered, globals: phone };
/** Some of the orders were left alone. */
export const SomeLeftAlone: ScreenStory = {
  ...offers(
    'Order has been deleted successfully: 2 changed, 1 left alone. 104779: Dewa moved the order to Completed meanwhile.',
    '104777',
    '104778',
  ),
  globals: phone,
};
