import type { Meta, StoryObj } from '@storybook/react-vite';
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
