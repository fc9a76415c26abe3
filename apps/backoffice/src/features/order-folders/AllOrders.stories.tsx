import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { orderRow, orderRows } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { fits, shows } from '../../testing/story-steps.ts';

const meta = {
  title: 'All orders of a folder',
  ...screenOf('section 9, Rows per page', 860),
} satisfies ScreenMeta;
export default meta;

/** A block of a long list: the ten travellers again and again. */
const block = Array.from({ length: 100 }, (_, index) =>
  orderRow({ ...orderRows()[index % 10], order_id: String(904_829 - index) }),
);
const total = 1_204_331;
const history = {
  address: `${paths.folder('allOrder')}?size=All`,
  answers: { getOrdersList: { data: block, total } },
};
const rowShown = (place: number) => document.querySelector(`tr[aria-rowindex="${place + 2}"]`);

/** The bar is as long as the list; only what is in sight is loaded. */
export const AllOrders: ScreenStory = {
  ...opens(history),
  play: async () => {
    await shows('Showing 1-1,204,331 of 1,204,331')();
    await waitFor(() => expect(rowShown(0)).not.toBeNull());
  },
};

/** Selects the whole list, and leaves one order out. */
async function selectAllButOne(): Promise<void> {
  await waitFor(() => expect(rowShown(2)).not.toBeNull());
  const table = within(await screen.findByRole('table'));
  const head = document.querySelector<HTMLInputElement>('thead input[type="checkbox"]');
  if (head === null) throw new Error('There is no box for all rows.');
  await fireEvent.click(head);
  await shows('1,204,331 selected')();
  await fireEvent.click(table.getByRole('checkbox', { name: 'Select order 904827' }));
  await shows('1,204,330 selected')();
}

/** A query and an exception, and no ids. The limit is said before anything is pressed. */
export const AllSelected: ScreenStory = {
  ...opens(history),
  play: async () => {
    await selectAllButOne();
    await expect(screen.getByRole('button', { name: 'Delete Order' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('note')).toHaveTextContent(/At most 1,000 orders/);
  },
};
export const AllOrdersPhone: ScreenStory = {
  ...opens(history),
  globals: phone,
  play: async () => {
    await shows('904829')();
    await fits();
  },
};
