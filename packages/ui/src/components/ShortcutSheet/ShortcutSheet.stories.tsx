import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fits, inFrames, phone } from '../../testing/states.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  component: ShortcutSheet,
  parameters: inFrames,
  args: {
    opened: true,
    onClose: fn(),
    singleKeys: true,
    onSingleKeys: fn(),
    groups: [
      {
        title: 'Table',
        items: [
          { keys: ['J', 'K'], label: 'Move' },
          { keys: ['X'], label: 'Select' },
          { keys: ['Enter'], label: 'View' },
        ],
      },
      { title: 'Go to', items: [{ keys: ['G', 'N'], label: 'New Orders' }] },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { singleKeys: false } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
