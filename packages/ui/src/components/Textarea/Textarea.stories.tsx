import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './Textarea.tsx';

const meta = {
  component: Textarea,
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
