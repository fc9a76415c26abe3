import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fits, focused, hovered, longName, phone } from '../../testing/states.ts';
import { MonthTiles } from './MonthTiles.tsx';

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const counts = [46, 0, 118, 31, 12, 9, 22, 14, 5, 1, 21, 33];
const monthsWith = (count: (index: number) => number | undefined) =>
  names.map((label, index) => ({ label, count: count(index), current: label === 'Nov' }));

const meta = {
  component: MonthTiles,
  args: {
    months: monthsWith((index) => counts[index]),
    link: (label, { children, ...props }) => (
      <a href={`#${label}`} {...props}>
        {children}
      </a>
    ),
  },
} satisfies Meta<typeof MonthTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { months: monthsWith(() => undefined) } };
/** Nothing waits: no bar has a length, and every month can still be opened. */
export const Zero: Story = { args: { months: monthsWith(() => 0) } };
export const LongText: Story = {
  args: {
    months: [
      { label: longName, count: 1_234_567, current: true },
      { label: 'Feb', count: 12_486, current: false },
    ],
  },
  play: fits,
};
/** Left leads on, as it is read; four tiles stand beside each other. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const month = (name: string) => canvas.getByRole('link', { name: new RegExp(`^${name}`) });
    month('Jan').focus();
    await user.keyboard('{ArrowLeft}');
    await expect(month('Feb')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(month('Jun')).toHaveFocus();
  },
};
export const Phone: Story = { globals: phone, play: fits };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
