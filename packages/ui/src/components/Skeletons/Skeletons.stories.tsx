import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, phone } from '../../testing/states.ts';
import { Skeletons } from './Skeletons.tsx';

const meta = { component: Skeletons } satisfies Meta<typeof Skeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Fields: Story = { args: { rows: 4, height: 36 } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const Portal: Story = { globals: { theme: 'portal' } };
