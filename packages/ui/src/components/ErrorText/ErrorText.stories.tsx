import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorText } from './ErrorText.tsx';

const meta = {
  component: ErrorText,
  args: { children: 'File is required' },
} satisfies Meta<typeof ErrorText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {};
export const Portal: Story = { globals: { theme: 'portal' } };
