import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, longName, phone } from '../../testing/states.ts';
import { Logo } from './Logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const Large: Story = { args: { size: 48 } };
export const MarkOnly: Story = { args: { name: false, size: 32 } };
export const OtherLabel: Story = { args: { label: 'Example Travel' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongLabel: Story = { args: { label: longName }, globals: phone, play: fits };
export const Phone: Story = { globals: phone, play: fits };
