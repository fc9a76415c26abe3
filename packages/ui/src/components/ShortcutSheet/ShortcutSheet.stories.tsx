import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { fits, inFrames, longText, phone } from '../../testing/states.ts';
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

/** Beside words that need two lines, a key stands in one. */
export const LongText: Story = {
  args: {
    groups: [
      {
        title: 'View Order',
        items: [
          { keys: ['Enter'], label: 'Upload Document, once it is chosen' },
          { keys: ['Ctrl', 'Enter'], label: longText },
        ],
      },
      { title: 'Go to', items: [{ keys: ['G', 'N'], label: 'New Orders' }] },
    ],
  },
  play: async () => {
    const keys = await screen.findAllByText(/^(Ctrl|Enter)$/);
    for (const key of keys) {
      const words = document.createRange();
      words.selectNodeContents(key);
      await expect(words.getClientRects(), `${key.textContent} stands in one line`).toHaveLength(1);
    }
  },
};
