import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import type { StoryAnswers } from '../../../testing/story-server.ts';
import { fits, press, settled, shows, write } from '../../../testing/story-steps.ts';
import type { OrderDetail } from '../order-store.ts';
import { addressConflict, correctedOrder } from '../testing/corrected-order.ts';
import { completedOrder } from '../testing/order.ts';

const meta = {
  title: 'View Order, corrections',
  ...screenOf('Beyond the specification, Corrections', 900),
} satisfies ScreenMeta;
export default meta;

const at = (order: OrderDetail = completedOrder, more: StoryAnswers = {}) =>
  opens({
    address: paths.viewOrder(order.order_id),
    answers: { getOrdersDetails: { data: order }, ...more },
  });

/** Brings what the story is about into the picture. */
function look(element: HTMLElement): void {
  window.scrollBy(0, element.getBoundingClientRect().top - 240);
}
/** Until the rules have said what they think of what is typed. */
const checked = (form: HTMLElement) =>
  waitFor(() => expect(form.querySelector('[role="status"][aria-busy="true"]')).toBeNull());

async function edit(label: string): Promise<HTMLElement> {
  await press(`Correct ${label}`);
  const form = await screen.findByRole('form', { name: `Correct ${label}` });
  await checked(form);
  look(form);
  return form;
}
const editing = (label: string) => async () => {
  await edit(label);
};

/** Corrected after the approval: a banner, what was approved below each value, and the list. */
export const Corrected: ScreenStory = {
  ...at(correctedOrder),
  play: shows('Changed after approval.'),
};
export const CorrectedPhone: ScreenStory = {
  ...Corrected,
  globals: phone,
  play: async () => {
    await shows('Changed after approval.')();
    await fits();
  },
};
/** What came in, to read only; what is now stands below it. */
const asOrdered = async () => {
  for (const choice of await screen.findAllByLabelText('As ordered')) await userEvent.click(choice);
  await shows('Now 23-11-2026')();
  window.scrollTo(0, 0);
};
export const AsOrdered: ScreenStory = { ...at(correctedOrder), play: asOrdered };
export const AsOrderedPhone: ScreenStory = {
  ...at(correctedOrder),
  globals: phone,
  play: async () => {
    await asOrdered();
    await fits();
  },
};
/** One field is open, with what was ordered below it. */
export const Editing: ScreenStory = { ...at(correctedOrder), play: editing('Date of arrival') };
export const EditingTelephone: ScreenStory = { ...at(), play: editing('Telephone') };
export const EditingPhone: ScreenStory = {
  ...at(),
  globals: phone,
  play: async () => {
    await edit('Passport number');
    await fits();
  },
};
export const EditingFamily: ScreenStory = { ...at(), play: editing('Family Information') };
export const EditingItems: ScreenStory = { ...at(), play: editing('Items brought') };
export const EditingItemsPhone: ScreenStory = {
  ...at(),
  globals: phone,
  play: async () => {
    await edit('Items brought');
    await fits();
  },
};
/** What the rules say of what is typed stands there before it is saved: what is new, and what is mended. */
const arrivesEarly = { ...completedOrder, doa: '2026-11-01' };
const retype = async () => {
  const form = await edit('Date of arrival');
  await expect(form).toHaveTextContent('is before the day of the order');
  await write('Date of arrival', '2031-01-15');
  await waitFor(() => expect(form).toHaveTextContent('within six months'));
  await expect(form).toHaveTextContent('Date of arrival, no longer found');
};
export const MarksWhileTyped: ScreenStory = { ...at(arrivesEarly), play: retype };
export const MarksWhileTypedPhone: ScreenStory = {
  ...at(arrivesEarly),
  globals: phone,
  play: async () => {
    await retype();
    await fits();
  },
};
/** A broken rule stands beside its field, in intake's words. */
export const Wrong: ScreenStory = {
  ...at(),
  play: async () => {
    await edit('Full name');
    await write('Full name', ' ');
    await press('Save');
    await shows('Full name is missing.')();
  },
};
/** The server cannot be reached: what was typed stays. */
export const NotSaved: ScreenStory = {
  ...at(),
  play: async () => {
    await edit('Occupation');
    await write('Occupation', 'Gardener');
    await press('Save');
    const form = await screen.findByRole('form', { name: 'Correct Occupation' });
    await waitFor(() => expect(form).toHaveTextContent('cannot be reached'));
    // A toast says it too, and comes in a frame later.
    await settled();
  },
};
/** Somebody else corrected the same field: both values, and which one is to stay. */
export const Conflict: ScreenStory = {
  ...at(completedOrder, {
    updateOrder: {
      refused: 'Dewa corrected Address in Indonesia in the meantime.',
      http: 409,
      data: addressConflict,
    },
  }),
  play: async () => {
    await edit('Address in Indonesia');
    await write('Address in Indonesia', 'Villa 4B, Example Road, Ubud, Bali');
    await press('Save');
    await shows(/Which one is right/)();
  },
};
export const ConflictPhone: ScreenStory = {
  ...Conflict,
  globals: phone,
  play: async (context) => {
    await Conflict.play?.(context);
    await fits();
  },
};
export const Saved: ScreenStory = {
  ...at(completedOrder, {
    updateOrder: {
      message: 'Occupation has been corrected',
      data: { version: 4, saved: ['occupation'], conflicts: [] },
    },
  }),
  play: async () => {
    await edit('Occupation');
    await write('Occupation', 'Gardener');
    await press('Save');
    await shows('Occupation has been corrected')();
    await settled();
  },
};
