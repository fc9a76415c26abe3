import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, focused, hovered, longName, longText, phone } from '../../testing/states.ts';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: { label: 'Gateway', data: ['Example Pay 1', 'Example Pay 2'] },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Wrong: Story = { args: { error: 'Please select gateway.' } };
export const Portal: Story = { globals: { theme: 'portal' } };
export const PortalWrong: Story = {
  args: { error: 'Please select gateway.' },
  globals: { theme: 'portal' },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  args: { label: longName, data: [longText], error: longText },
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
