import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTrash, IconUserCheck } from '@tabler/icons-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { fits, focused, hovered, phone } from '../../testing/states.ts';
import { BulkButton } from './BulkButton.tsx';

const meta = {
  component: BulkButton,
  args: { onClick: fn(), children: 'Assign to me', icon: <IconUserCheck size={16} /> },
} satisfies Meta<typeof BulkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Default: Story = {};
export const Danger: Story = {
  args: { tone: 'danger', children: 'Delete Order', icon: <IconTrash size={16} /> },
};
export const Loading: Story = { args: { tone: 'primary', loading: true } };

/** Muted, yet in its place and in the tab order; pressing does nothing but say why. */
export const Muted: Story = {
  args: { tone: 'danger', disabledReason: 'Select orders first', children: 'Delete Order' },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const button = canvas.getByRole('button', { name: 'Delete Order' });
    await user.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Select orders first');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Select orders first');
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const LongText: Story = {
  args: { children: 'Move to Customer Called and mail' },
  globals: phone,
  play: fits,
};
