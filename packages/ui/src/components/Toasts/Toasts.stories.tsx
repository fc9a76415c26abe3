import { notifications } from '@mantine/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fits, inFrames, longText, outside, phone } from '../../testing/states.ts';
import { Toasts } from './Toasts.tsx';
import { toastOf } from './toastOf.tsx';

const meta = {
  component: Toasts,
  tags: ['toasts'],
  args: { autoClose: false },
  parameters: inFrames,
  beforeEach: () => () => notifications.clean(),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async () => {
    notifications.show(toastOf('success', 'Order has been assigned successfully'));
    notifications.show(toastOf('error', 'Your session has ended. Please sign in again.'));
    notifications.show(toastOf('info', 'A new version is ready.'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
};

export const NeverCloses: Story = {
  args: { autoClose: false },
  play: async () => {
    notifications.show(toastOf('success', 'Success'));
    await screen.findByText('Success');
  },
};
export const Phone: Story = { ...Kinds, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Kinds, globals: { dir: 'rtl' } };
export const LongText: Story = {
  globals: phone,
  play: async (context) => {
    notifications.show(toastOf('error', longText));
    await screen.findByRole('alert');
    await fits(context);
  },
};
export const Hover: Story = { ...Kinds, parameters: outside.hovered };
export const Focus: Story = { ...Kinds, parameters: outside.focused };
