import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, phone } from '../../testing/states.ts';
import { YesNo } from './YesNo.tsx';

const meta = { component: YesNo, args: { value: true } } satisfies Meta<typeof YesNo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Yes: Story = {};
export const No: Story = { args: { value: false } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
