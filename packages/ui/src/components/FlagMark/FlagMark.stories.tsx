import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, phone } from '../../testing/states.ts';
import { FlagMark } from './FlagMark.tsx';

const meta = { component: FlagMark, args: { value: 'Y' } } satisfies Meta<typeof FlagMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Plain: Story = { args: { value: 'N' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
