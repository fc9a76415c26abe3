import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, focused, hovered, longName, longText, phone } from '../../testing/states.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  component: PasswordInput,
  args: { label: 'New password', defaultValue: 'secret' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Wrong: Story = { args: { error: 'New Password must be at least 6 characters.' } };
export const Portal: Story = { globals: { theme: 'portal' } };
export const PortalWrong: Story = {
  args: { error: 'New Password must be at least 6 characters.' },
  globals: { theme: 'portal' },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  args: { label: longName, error: longText },
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
