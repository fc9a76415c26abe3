import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { keptYesterday } from '../../../testing/device.ts';
import { approved } from '../../../testing/orders.ts';
import { calls, pending } from '../../../testing/replies.ts';
import { portalStory, screen } from '../../../testing/story.tsx';
import { keepUnsent } from '../conversation/unsent.ts';

const meta = {
  title: 'Order page/Orders on this device',
  ...screen({ spec: 'None; decision 007' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = paths.deviceOrders();
const answers = {
  [calls.leave]: () => json({ status: 1, message: 'You have left.' }),
  [calls.opened]: () => json({ status: 1, message: 'Orders.', data: [] }),
};

async function familyKept(): Promise<void> {
  await keptYesterday();
  await keptYesterday({ ...approved, order_id: '104778', full_name: 'Tomas Ostrowick-Vale' });
  await keptYesterday({ ...approved, order_id: '104779', full_name: 'Ida Ostrowick-Vale' });
}
const shown = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByText('Ida Ostrowick-Vale');
};

/** A family of three on one phone. */
export const Family: Story = {
  ...portalStory({ address, answers, before: familyKept }),
  play: shown,
};
export const FamilyPhone: Story = {
  ...portalStory({ address, answers, before: familyKept, phone: true }),
  play: shown,
};

/** Asks first, with the focus on what changes nothing, and names the answer that would be lost. */
export const RemoveAll: Story = {
  ...portalStory({ address, answers, before: familyKept, phone: true }),
  play: async (context) => {
    await keepUnsent('104779', 'message', { text: 'Hello', file: null, key: '1', waits: true });
    await shown(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all and end the session' }));
    await canvas.findByRole('dialog');
  },
};

/** One order was removed, and its session has ended. */
export const Removed: Story = {
  ...portalStory({ address, answers, before: familyKept, phone: true }),
  play: async (context) => {
    await shown(context);
    const canvas = within(context.canvasElement);
    const remove = canvas.getByRole('button', { name: 'Remove from this device Order 104778' });
    await userEvent.click(remove);
    await canvas.findByText('The copy is deleted, and the session has ended.');
  },
};

/** One is being removed: the server takes its time to end the session. */
export const Removing: Story = {
  ...portalStory({
    address,
    answers: { ...answers, [calls.leave]: pending },
    before: familyKept,
    phone: true,
  }),
  play: async (context) => {
    await shown(context);
    const canvas = within(context.canvasElement);
    const remove = canvas.getByRole('button', { name: 'Remove from this device Order 104778' });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Nothing is kept, or nothing any more. */
export const Nothing: Story = {
  ...portalStory({ address, answers, phone: true }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No order is kept on this device.');
  },
};

/** Something waits for an order that does not open here, and the server does not say what else does. */
export const Waits: Story = {
  ...portalStory({
    address,
    answers: {},
    before: async () => {
      const unsent = { text: 'Hello', file: null, key: '1', waits: true };
      await keepUnsent('104780', 'message', unsent);
    },
    phone: true,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Order 104780');
  },
};
