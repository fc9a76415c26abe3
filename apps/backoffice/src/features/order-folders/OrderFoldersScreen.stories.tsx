import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { sampleCounts } from '../../testing/sample-counts.ts';
import { longRows, orderRow, orderRows, type WireRow } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, leaveFocus, press, shows } from '../../testing/story-steps.ts';

const meta = {
  title: 'Folder lists',
  ...screenOf('section 2, Folder lists; section 4, Lists', 860),
} satisfies ScreenMeta;
export default meta;

const list = (data: WireRow[], total = data.length): StoryAnswers => ({
  getOrdersList: { data, total },
});
const newOrders = { address: paths.admin, answers: list(orderRows(), 128) };
const loaded = shows('104829');

/** Ticks the first rows of the list. */
async function select(count: number): Promise<void> {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select order/ });
  for (const box of boxes.slice(0, count)) await fireEvent.click(box);
}

export const NewOrders: ScreenStory = { ...opens(newOrders), play: loaded };
/** No telephone: these travellers are written to. */
export const ContactCustomer: ScreenStory = {
  ...opens({
    address: paths.folder('contactCustomerOrder'),
    answers: list(orderRows({ process_status: 'Contact Customer' })),
  }),
  play: loaded,
};
/** Six columns, times with seconds, and a Delete in each row. */
export const ChargeBack: ScreenStory = {
  ...opens({
    address: paths.folder('chargeBack'),
    answers: list(orderRows({ process_status: 'ChargeBack' })),
  }),
  play: loaded,
};
const refunds = {
  address: paths.folder('refundOrder'),
  answers: list(orderRows({ process_status: 'Refunds', refund_date: '2026-11-20' })),
};
/** Two buttons for leads, and the day of the refund. */
export const Refunds: ScreenStory = { ...opens(refunds), play: loaded };
/** Others may only say that it was refunded. */
export const RefundsForTelecaller: ScreenStory = {
  ...opens({ ...refunds, role: 'Telecaller', name: 'Dewa' }),
  play: loaded,
};
/** Orders of every status, which can be given back. */
export const MyOrders: ScreenStory = {
  ...opens({
    address: paths.folder('myOrder'),
    answers: list(
      orderRows({ assign_to: 'Rani' }).map((row, index) => ({
        ...row,
        process_status: ['New', 'Awaiting', 'AwaitingGovt', 'Customer Called'][index % 4] ?? 'New',
      })),
    ),
  }),
  play: loaded,
};
/** Matches are counted to 1,000; the pages go on without a last one. */
export const SearchOfMany: ScreenStory = {
  ...opens({
    address: `${paths.folder('allOrder')}?q=gmail`,
    answers: { searchOrder: { data: orderRows(), total: 1000, more: true } },
  }),
  play: shows('Showing 1-10 of 1,000+'),
};
const noMatch = {
  address: `${paths.folder('allOrder')}?q=montenegro`,
  answers: { searchOrder: { data: [], total: 0, more: false } },
};
/** What a search looks at is said where it found nothing: a finger sees no tooltip. */
export const SearchWithoutMatch: ScreenStory = {
  ...opens(noMatch),
  play: shows('Search matches the beginning of words, and any four digits of a telephone number.'),
};
export const SearchWithoutMatchPhone: ScreenStory = {
  ...opens(noMatch),
  globals: phone,
  play: shows('Search matches the beginning of words, and any four digits of a telephone number.'),
};
const largeList = {
  address: `${paths.folder('newOrder')}?sort=arrivalDate`,
  answers: list(orderRows(), 12_486),
};
/** A large list is sorted by few columns, and by those not to its end; the foot says how far. */
export const LargeListSorted: ScreenStory = {
  ...opens(largeList),
  play: shows(/the first 2,000 of 12,486 orders can be opened/),
};
export const LargeListSortedPhone: ScreenStory = {
  ...opens(largeList),
  globals: phone,
  play: shows(/the first 2,000 of 12,486 orders can be opened/),
};
export const Empty: ScreenStory = {
  ...opens({ address: paths.folder('chargeBack'), answers: list([]) }),
  play: shows('No data available in table'),
};
export const Failed: ScreenStory = {
  ...opens({ address: paths.admin, answers: { getOrdersList: brokenServer } }),
  play: async () => {
    await shows('The orders could not be loaded.')();
    // Its toast comes a moment later.
    await shows(brokenServer.refused)();
  },
};
export const Loading: ScreenStory = {
  ...opens({
    address: paths.admin,
    answers: { getOrdersList: 'pending', getFolderCount: 'pending' },
  }),
  play: shows('Loading orders'),
};
/** The bar turns and the buttons wake up; this page only. */
export const RowsSelected: ScreenStory = {
  ...opens(newOrders),
  play: async () => {
    await select(3);
    await shows('3 selected')();
  },
};
export const DeleteQuestion: ScreenStory = {
  ...opens(newOrders),
  play: async () => {
    await select(10);
    await press('Delete Order');
    await shows(/and 5 more/)();
  },
};
/** Somebody was faster with one of them. */
export const PartlyDone: ScreenStory = {
  ...opens({
    ...newOrders,
    answers: {
      ...newOrders.answers,
      assignOrderStatus: {
        message:
          'Order has been assigned successfully: 1 changed, 1 unchanged. 104828: Dewa has taken it in the meantime.',
        data: {
          changed: ['104829'],
          skipped: [{ orderId: '104828', reason: 'Dewa has taken it in the meantime.' }],
        },
      },
    },
  }),
  play: async () => {
    await select(2);
    await press('Assign to me');
    await press('Yes');
    await shows(/1 changed, 1 unchanged/)();
    // The focus comes back to a button that waits for orders again; its hint may be there or not yet.
    await leaveFocus();
  },
};
export const OneRow: ScreenStory = {
  ...opens({ address: paths.admin, answers: list([orderRow()]) }),
  play: loaded,
};
/** Long and Arabic names, and an order that says nothing. */
export const LongNames: ScreenStory = {
  ...opens({ address: paths.admin, answers: list(longRows()) }),
  play: loaded,
};
/** Only orders whose mail came back. */
export const BouncedMail: ScreenStory = {
  ...opens({ address: `${paths.admin}?bounced=1`, answers: list(orderRows().slice(3, 5)) }),
  play: async () => {
    await shows('104826')();
    await expect(screen.getByRole('button', { name: /^Bounced mail/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
const since = (minutes: number) =>
  new Date(Date.parse('2026-11-21T09:00:00Z') - minutes * 60_000).toISOString();
/** What waits in each of the first rows. */
const rowsWithNews: WireRow['marks'][] = [
  [{ mark: 'answered', since: since(4) }],
  [{ mark: 'wrote', since: since(9) }],
  [
    { mark: 'refundAsked', since: since(300) },
    { mark: 'answered', since: since(200) },
  ],
  [{ mark: 'correctionAsked', since: since(70) }],
  [],
  [{ mark: 'noAnswer', since: since(3000) }],
];
const checksOfRows = [
  { errors: 2, warnings: 1 },
  {},
  { warnings: 1 },
  {},
  {},
  { errors: 12, warnings: 3 },
];
const marked = {
  address: paths.admin,
  answers: {
    getFolderCount: { data: { ...sampleCounts, lateOrdersCount: 2, atRiskOrdersCount: 7 } },
    getOrdersList: {
      data: orderRows().map((row, index) => ({
        ...row,
        marks: rowsWithNews[index] ?? [],
        ...checksOfRows[index],
      })),
      total: 1204,
      due: { late: 2, atRisk: 0 },
      marks: {
        answered: 3,
        wrote: 5,
        withErrors: 2,
        withWarnings: 4,
        refundAsked: 1,
        correctionAsked: 2,
        bounced: 0,
      },
    },
  } satisfies StoryAnswers,
};
/** Chips with their counts, and a line of news under each name; answered orders are on top. */
export const MarkedOrders: ScreenStory = {
  ...opens(marked),
  play: async () => {
    await loaded();
    const chip = screen.getByRole('button', { name: 'Answered 3' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Wrote to us 5' })).toHaveFocus();
    await leaveFocus();
  },
};
export const MarkedOrdersPhone: ScreenStory = {
  ...opens(marked),
  globals: phone,
  play: async () => {
    await loaded();
    await fits();
  },
};
/** Zero stays in its chip, and one press shows everything again. */
export const MarksWithoutOrders: ScreenStory = {
  ...opens({
    address: `${paths.admin}?wrote=1&bounced=1`,
    answers: {
      getOrdersList: {
        data: [],
        total: 0,
        marks: {
          answered: 3,
          wrote: 5,
          withErrors: 2,
          withWarnings: 4,
          refundAsked: 0,
          correctionAsked: 2,
          bounced: 4,
        },
      },
    },
  }),
  play: shows('Clear the filters'),
};
/** Every key, with the switch that turns single keys off. */
export const Shortcuts: ScreenStory = {
  ...opens(newOrders),
  play: async () => {
    await loaded();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog');
  },
};
/** A card for each order. */
export const Phone: ScreenStory = {
  ...NewOrders,
  globals: phone,
  play: async () => {
    await loaded();
    await fits();
  },
};
export const PhoneSelected: ScreenStory = { ...RowsSelected, globals: phone };
export const PhoneLongNames: ScreenStory = {
  ...LongNames,
  globals: phone,
  play: async () => {
    await loaded();
    await fits();
  },
};
