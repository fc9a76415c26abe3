import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fits, focused, hovered, longText, phone } from '../../testing/states.ts';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: {
    value: '',
    onChange: fn(),
    onClear: fn(),
    busy: false,
    label: 'Search orders',
    placeholder: 'Search orders',
    hint: '/',
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Busy: Story = { args: { value: 'orrelby', busy: true } };
export const Filled: Story = {
  args: { value: 'orrelby' },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: 'Clear search' }));
    await user.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = { args: { value: longText }, globals: phone, play: fits };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
