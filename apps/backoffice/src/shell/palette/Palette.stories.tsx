import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { disputeCase, packPlan } from '../../shared/disputes/testing/cases.ts';
import { paths } from '../../shared/paths.ts';
import { orderRow, orderRows } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import type { StoryAnswers } from '../../testing/story-server.ts';
import { fits, press, shows } from '../../testing/story-steps.ts';

const meta = {
  title: 'Go to or do',
  ...screenOf('section 2, Staff shell; decision 059', 900),
} satisfies ScreenMeta;
export default meta;

const list: StoryAnswers = { getOrdersList: { data: orderRows(), total: 128 } };
const row = orderRow({ order_id: '104818', full_name: 'Movsar Awedikian', doa: '2026-11-24' });
const found: StoryAnswers = { ...list, searchOrder: { data: [row], total: 1, more: false } };
const office = (answers: StoryAnswers) => ({ address: '/admin', answers });
const loaded = shows('104829');
const field = 'Go to or do';

/** By its keys, and then words. */
async function type(words: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await opened();
  if (words !== '') await typeInto(words);
}
/** By selectors: roles of a whole screen take seconds to work out. */
const opened = () => waitFor(() => expect(inputNow()).toHaveFocus());
const inputNow = () => document.querySelector<HTMLInputElement>('input[role="combobox"]');
const optionsNow = () => [...document.querySelectorAll('[role="option"]')];
const typeInto = async (words: string) =>
  fireEvent.change(inputNow() ?? document.body, { target: { value: words } });
const option = (words: RegExp) =>
  waitFor(() => expect(optionsNow().some(({ textContent }) => words.test(textContent))).toBe(true));

/** Nothing was typed: everything that the member may do here and open. */
export const Opened: ScreenStory = {
  ...opens(office(list)),
  play: async () => {
    await loaded();
    await type('');
    await option(/^Search orders/);
  },
};
/** A selection is what the first group acts on. */
export const Selection: ScreenStory = {
  ...opens(office(found)),
  play: async () => {
    await loaded();
    for (const id of ['104829', '104828', '104827']) {
      await userEvent.click(screen.getByLabelText(`Select order ${id}`));
    }
    await type('a');
    await option(/^Order 104818/);
  },
};
/** An order id that was typed, with what its row offers in its folder. */
export const Typed: ScreenStory = {
  ...opens(office(found)),
  play: async () => {
    await loaded();
    await type('104818');
    await option(/^Assign to me/);
  },
};
/** Names that begin with the words, in the folder of all orders. */
export const Names: ScreenStory = {
  ...opens(office(found)),
  play: async () => {
    await loaded();
    await type('mov aw');
    await option(/^Order 104818/);
  },
};
/** What the buttons of an open case do; what gives the money away stands last. */
export const Case: ScreenStory = {
  ...opens({
    address: paths.dispute('DP-10213'),
    answers: { getDispute: { data: disputeCase() }, getDisputePackPlan: { data: packPlan() } },
  }),
  play: async () => {
    await shows(/Everything fits/)();
    await type('');
    await option(/^Submit by hand/);
  },
};
/** Until the orders have come the spinner stands in the magnifier's place. */
export const Searching: ScreenStory = {
  ...opens(office({ ...list, searchOrder: 'pending' })),
  play: async () => {
    await loaded();
    await type('cust');
    await option(/^Awaiting Customer/);
  },
};
export const SearchFailed: ScreenStory = {
  ...opens(office(list)),
  play: async () => {
    await loaded();
    await type('cust');
    await option(/could not be searched/);
  },
};
export const Nothing: ScreenStory = {
  ...opens(office({ ...list, searchOrder: { data: [], total: 0, more: false } })),
  play: async () => {
    await loaded();
    await type('zzz');
    await shows('No matches.')();
  },
};
/** A phone opens it by the account's menu, and closes it by its cross. */
export const Phone: ScreenStory = {
  ...opens(office(found)),
  globals: phone,
  play: async () => {
    await loaded();
    await press('Account of Rani');
    await userEvent.click(await screen.findByRole('menuitem', { name: field }));
    await press('Close');
    await waitFor(() => expect(inputNow()).toBeNull());
    await expect(screen.getByRole('button', { name: 'Account of Rani' })).toHaveFocus();
    await press('Account of Rani');
    await userEvent.click(await screen.findByRole('menuitem', { name: field }));
    await opened();
    await typeInto('104818');
    await option(/^Assign to me/);
    await fits();
  },
};
