import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeletons } from './Skeletons.tsx';

const meta = { component: Skeletons } satisfies Meta<typeof Skeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Fields: Story = { args: { rows: 4, height: 36 } };
