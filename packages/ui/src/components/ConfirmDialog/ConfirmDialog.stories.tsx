import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fits, inFrames, longText, phone } from '../../testing/states.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: inFrames,
  args: {
    opened: true,
    title: 'Are you sure you want to delete?',
    line: '3 orders: 104829, 104828, 104826. You can find them later in Deleted Orders.',
    tone: 'danger',
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter right after opening must never delete: the focus starts on No. */
export const Danger: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onNo).toHaveBeenCalled();
    await expect(args.onYes).not.toHaveBeenCalled();
  },
};
export const Default: Story = {
  args: { tone: 'default' },
};
export const Pending: Story = { args: { pending: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = {
  args: { title: longText, line: longText },
  globals: phone,
  play: fits,
};
