import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fits, focused, hovered, longText, phone } from '../../testing/states.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';

const range = { fromDate: '2026-11-01', toDate: '2026-11-21' };

const meta = {
  component: DateRangeFilter,
  args: { range, busy: false, onSubmit: fn() },
} satisfies Meta<typeof DateRangeFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.setup().click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(range);
  },
};
/** Both ends are open. */
export const Empty: Story = { args: { range: { fromDate: null, toDate: null } } };
export const Busy: Story = { args: { busy: true } };
export const Wrong: Story = {
  args: {
    range: { fromDate: range.toDate, toDate: range.fromDate },
    error: 'From must not be after To.',
  },
};
export const LongText: Story = { args: { error: longText }, play: fits };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
