import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, phone } from '../../testing/states.ts';
import { KeyHint } from './KeyHint.tsx';

const meta = { component: KeyHint, args: { keys: ['G', 'N'] } } satisfies Meta<typeof KeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sequence: Story = {};
export const Silent: Story = { args: { silent: true } };
export const Chord: Story = { args: { keys: ['Ctrl', 'Enter'] } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
