import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, phone } from '../../testing/states.ts';
import { CountBadge } from './CountBadge.tsx';

const meta = { component: CountBadge, args: { value: 14902 } } satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Zero: Story = { args: { value: 0 } };
export const Active: Story = { args: { value: 64, active: true } };
export const OnItsWay: Story = { args: { value: undefined } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
