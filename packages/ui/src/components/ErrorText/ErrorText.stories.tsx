import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, longText, phone } from '../../testing/states.ts';
import { ErrorText } from './ErrorText.tsx';

const meta = {
  component: ErrorText,
  args: { children: 'File is required' },
} satisfies Meta<typeof ErrorText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {};
export const Portal: Story = { globals: { theme: 'portal' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = {
  args: { children: longText },
  globals: phone,
  play: fits,
};
export const Phone: Story = { globals: phone, play: fits };
