import type { Meta, StoryObj } from '@storybook/react-vite';
import { describedBy } from '../../testing/comment.ts';
import { fits, focused, hovered, longName, longText, phone } from '../../testing/states.ts';
import { TextInput } from './TextInput.tsx';
import source from './TextInput.tsx?raw';

const meta = {
  component: TextInput,
  parameters: describedBy(source, 'TextInput'),
  args: {
    label: 'Email',
    description: 'The e-mail address on your application.',
    defaultValue: 'rani@example.com',
  },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Wrong: Story = { args: { error: 'Please enter your email' } };
export const Portal: Story = { globals: { theme: 'portal' } };
export const PortalWrong: Story = {
  args: { error: 'Please enter your email' },
  globals: { theme: 'portal' },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  args: { label: longName, description: longText, defaultValue: longText, error: longText },
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
