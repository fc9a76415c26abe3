import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fits, focused, hovered, phone } from '../../testing/states.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const meta = {
  component: SegmentedChoice,
  args: {
    label: 'Mail service',
    value: 'AWS',
    options: [
      { value: 'AWS', label: 'AWS' },
      { value: 'Sendgrid', label: 'Sendgrid' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOptions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sendgrid' }));
    await expect(args.onChange).toHaveBeenCalledWith('Sendgrid');
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const Portal: Story = { globals: { theme: 'portal' } };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
