import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fits, focused, hovered, longName, longText, phone } from '../../testing/states.ts';
import { InlineError } from './InlineError.tsx';

const meta = {
  component: InlineError,
  args: {
    title: 'The orders did not load',
    children: 'The list below is the last one we have.',
  },
} satisfies Meta<typeof InlineError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { args: { onRetry: fn() } };
export const WithoutRetry: Story = {};
export const Portal: Story = { args: { onRetry: fn() }, globals: { theme: 'portal' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  args: { title: longName, children: longText, onRetry: fn() },
  globals: phone,
  play: fits,
};
export const Hover: Story = { ...WithRetry, parameters: hovered };
export const Focus: Story = { ...WithRetry, parameters: focused };
