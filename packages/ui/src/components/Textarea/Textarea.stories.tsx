import type { Meta, StoryObj } from '@storybook/react-vite';
import { describedBy } from '../../testing/comment.ts';
import { fits, focused, hovered, longName, longText, phone } from '../../testing/states.ts';
import { Textarea } from './Textarea.tsx';
import source from './Textarea.tsx?raw';

const meta = {
  component: Textarea,
  parameters: describedBy(source, 'Textarea'),
  args: { label: 'Remark', defaultValue: 'Declaration approved, document uploaded and mailed.' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Wrong: Story = { args: { error: 'Please enter your remark' } };
export const Portal: Story = { globals: { theme: 'portal' } };
export const PortalWrong: Story = {
  args: { error: 'Please enter your remark' },
  globals: { theme: 'portal' },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  args: { label: longName, defaultValue: longText, error: longText },
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
