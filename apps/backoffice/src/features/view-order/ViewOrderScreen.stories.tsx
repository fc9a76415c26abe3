import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rememberList } from '../../shared/list-return.ts';
import { paths } from '../../shared/paths.ts';
import { orderRows } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, press, shows } from '../../testing/story-steps.ts';
import type { OrderDetail } from './order-store.ts';
import { arabicOrder, longOrder, newOrder } from './testing/long-order.ts';
import { completedOrder } from './testing/order.ts';
import { markedOrder, orderMarks } from './testing/order-marks.ts';

const meta = {
  title: 'View Order',
  ...screenOf('section 2, View Order; section 4, Comment panel', 900),
} satisfies ScreenMeta;
export default meta;

const address = paths.viewOrder(completedOrder.order_id);
const order = (data: OrderDetail, more: StoryAnswers = {}) => ({
  address,
  answers: { getOrdersDetails: { data }, ...more },
});
const loaded = shows('Add Comment Below');

/** All sections, with what defends a disputed payment. */
export const Completed: ScreenStory = { ...opens(order(completedOrder)), play: loaded };
/** Nothing has been done with it yet: no evidence, no mails, nothing to send again. */
export const NewOrder: ScreenStory = { ...opens(order(newOrder)), play: loaded };
/** What the rules found of it, in a list and beside its fields. */
export const Marked: ScreenStory = {
  ...opens(order({ ...newOrder, checks: orderMarks })),
  play: loaded,
};
export const MarkedOnAPhone: ScreenStory = { ...Marked, globals: phone };
/** Further down, the top bar tells which order this is. Pictures are taken from the top: see the bar's own. */
export const HeadOutOfSight: ScreenStory = {
  ...NewOrder,
  tags: ['no-picture'],
  play: async () => {
    await loaded();
    const [bar] = screen.getAllByRole('banner');
    if (bar === undefined) throw new Error('There is no top bar.');
    await expect(bar).toHaveTextContent('Welcome, Rani');
    const { offsetHeight } = bar;
    window.scrollTo(0, 900);
    await waitFor(() => expect(bar).toHaveTextContent('Order 104777Maren Ostrowick-ValeNew'));
    await expect(bar.offsetHeight).toBe(offsetHeight);
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).toHaveTextContent('Welcome, Rani'));
    window.scrollTo(0, 900);
    await waitFor(() => expect(bar).toHaveTextContent('Order 104777'));
  },
};
export const HeadOutOfSightPhone: ScreenStory = { ...HeadOutOfSight, globals: phone };
/** The section nav leads to a section and marks that one, also where the page ends before it is at the top. */
export const SectionOfTheNav: ScreenStory = {
  ...opens(order(completedOrder)),
  tags: ['no-picture'],
  play: async () => {
    await loaded();
    const nav = screen.getByRole('navigation', { name: 'Sections of this order' });
    for (const name of [/^Comments/, /^Downloads/, /^Family/, /^Details/]) {
      const link = within(nav).getByRole('link', { name });
      await userEvent.click(link);
      await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'), { timeout: 5_000 });
    }
  },
};
export const SectionOfTheNavPhone: ScreenStory = { ...SectionOfTheNav, globals: phone };
const ledTo = (link: string) => async () => {
  await loaded();
  await userEvent.click(await screen.findByRole('link', { name: link }));
  await fits();
};
/**
 * A mark also stands at its answer, its item or its member of the family: the list leads there, and the page
 * goes on moving for a moment.
 */
export const MarkedItems: ScreenStory = {
  ...opens(order(markedOrder)),
  tags: ['no-picture'],
  play: ledTo('Answer 5'),
};
export const MarkedItemsOnAPhone: ScreenStory = { ...MarkedItems, globals: phone };
export const MarkedFamily: ScreenStory = { ...MarkedItems, play: ledTo('Family Information') };
export const MarkedFamilyOnAPhone: ScreenStory = { ...MarkedFamily, globals: phone };
/** What the palette does with the open order, and what each asks first. */
export const Palette: ScreenStory = {
  ...Marked,
  play: async () => {
    await loaded();
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByPlaceholderText('Go to or do');
    await userEvent.keyboard('mov');
    await shows(/asks for a reason/)();
  },
};
export const ChargeBack: ScreenStory = {
  ...opens(
    order({
      ...completedOrder,
      process_status: 'ChargeBack',
      transaction_id: 'TXN-EX-88213047',
      merchant_name: 'EXAMPLE MERCHANT 2',
    }),
  ),
  play: loaded,
};
export const Deleted: ScreenStory = {
  ...opens(order({ ...completedOrder, process_status: 'Deleted', assign_to: null })),
  play: loaded,
};
/** Who has it is no member any more, and it stands in nobody's My Orders: whoever opens it may take it. */
export const AssigneeLeft: ScreenStory = {
  ...opens(order({ ...newOrder, assign_to: 'Sinta', assignee_left: true })),
  play: async () => {
    await loaded();
    await screen.findByText(/who has left/);
    await screen.findByRole('button', { name: 'Assign to me' });
  },
};
/** Opened from a list: the way back to it, and to the orders beside this one. */
export const FromAList: ScreenStory = {
  ...opens({
    ...order(completedOrder, {
      getOrdersList: {
        data: orderRows({ process_status: 'Completed' }).map((row, index) =>
          index === 4 ? { ...row, order_id: completedOrder.order_id } : row,
        ),
        total: 10,
      },
    }),
    before: () => rememberList({ path: paths.folder('completedOrder'), title: 'Completed Orders' }),
  }),
  play: async () => {
    await loaded();
    await screen.findByRole('button', { name: 'Next order' });
  },
};
export const Loading: ScreenStory = {
  ...opens({ address, answers: { getOrdersDetails: 'pending' } }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Order 104777' });
  },
};
export const NotFound: ScreenStory = {
  ...opens({
    address,
    answers: { getOrdersDetails: { refused: 'There is no order 104777.', http: 404 } },
  }),
  play: shows('There is no order 104777.'),
};
export const Failed: ScreenStory = {
  ...opens({ address, answers: { getOrdersDetails: brokenServer } }),
  play: shows('This order could not be loaded.'),
};
/** Somebody was faster: nothing is moved, nothing that was typed is lost. */
export const ChangedMeanwhile: ScreenStory = {
  ...opens(
    order(completedOrder, {
      moveOrderStatus: {
        refused: 'Order 104777 was changed in the meantime: Dewa moved it to Refunds.',
        http: 409,
      },
    }),
  ),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Remark'), 'Called');
    await press('Move to ChargeBack');
    await shows('Load the latest')();
  },
};
export const RemarkRequired: ScreenStory = {
  ...opens(order(completedOrder)),
  play: async () => {
    await press('Add Comment');
    await shows('Please enter your remark')();
  },
};
/** Every field as long as travellers make it, everything declared, and a mail that came back. */
export const LongTexts: ScreenStory = { ...opens(order(longOrder)), play: loaded };
export const ArabicNames: ScreenStory = { ...opens(order(arabicOrder)), play: loaded };

const fitting = {
  globals: phone,
  play: async () => {
    await loaded();
    await fits();
  },
};
/** Whoever dials it reads a number in one piece. */
async function hasWholeTelephone(): Promise<void> {
  const number = document.createRange();
  number.selectNodeContents(screen.getByText('7700900187', { exact: false }).lastChild as Node);
  await expect(number.getClientRects(), 'the telephone number is not broken').toHaveLength(1);
}
/** The sections stand below each other; the bar leads to the two forms. */
export const Phone: ScreenStory = {
  ...Completed,
  ...fitting,
  play: async () => {
    await fitting.play();
    await hasWholeTelephone();
  },
};
/** On the smallest phone the bar leaves out its icons: its words stay whole. */
export const SmallestPhone: ScreenStory = {
  ...Completed,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await loaded();
    for (const name of ['Upload', 'Move to', 'Comment']) {
      const label = screen.getByRole('button', { name }).querySelector('.mantine-Button-label');
      if (label === null) throw new Error(`${name} has no words.`);
      await expect(label.scrollWidth, `${name} is not cut`).toBeLessThanOrEqual(label.clientWidth);
    }
    await hasWholeTelephone();
    await fits();
  },
};
/** The bar opens the moves of the page as a sheet; the keyboard is led into it and back. */
export const PhoneMoves: ScreenStory = {
  ...Completed,
  globals: phone,
  play: async () => {
    await loaded();
    await press('Move to');
    const sheet = await screen.findByRole('dialog', { name: 'Move to' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Move to' });
    await waitFor(() => expect(button).toHaveFocus());
    await press('Move to');
    await fits();
  },
};
/** A move that asks first: its question has the keyboard, and gives it back to the bar. */
export const PhoneMoveAsks: ScreenStory = {
  ...Completed,
  globals: phone,
  play: async () => {
    await loaded();
    await press('Move to');
    const sheet = await screen.findByRole('dialog', { name: 'Move to' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Move to Awaiting Response' }));
    const words = await screen.findByLabelText('What the traveller reads');
    await waitFor(() => expect(words).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Move to' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const PhoneLongTexts: ScreenStory = { ...LongTexts, ...fitting };
