import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyHint } from './KeyHint.tsx';

const meta = { component: KeyHint, args: { keys: ['G', 'N'] } } satisfies Meta<typeof KeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sequence: Story = {};
export const Chord: Story = { args: { keys: ['Ctrl', 'Enter'] } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
