import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlagMark } from './FlagMark.tsx';

const meta = { component: FlagMark, args: { value: 'Y' } } satisfies Meta<typeof FlagMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Plain: Story = { args: { value: 'N' } };
