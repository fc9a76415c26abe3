import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fits, focused, hovered, longName } from '../../testing/states.ts';
import { SortBy } from './SortBy.tsx';

const meta = {
  component: SortBy,
  args: {
    options: [
      { id: 'dateTime', label: 'Date & Time' },
      { id: 'name', label: 'Name' },
    ],
    value: 'dateTime',
    dir: 'desc',
    onValue: fn(),
    onDir: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SortBy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both are as large as a finger. */
export const NewestFirst: Story = {
  play: async ({ canvas }) => {
    const parts = [
      canvas.getByRole('combobox', { name: 'Sort by' }),
      canvas.getByRole('button', { name: 'Sort ascending' }),
    ];
    for (const part of parts) await expect(part.getBoundingClientRect().height).toBe(44);
  },
};
export const ByName: Story = { args: { value: 'name', dir: 'asc' } };
export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone' }, dir: 'rtl' },
};
/** A wide window has heads to press. */
export const Wide: Story = {
  globals: { viewport: { value: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    options: [
      { id: 'dateTime', label: longName },
      { id: 'name', label: 'Name' },
    ],
  },
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
