import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fits, focused, hovered, longText, phone } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { TableToolbar } from './TableToolbar.tsx';

const meta = {
  component: TableToolbar,
  args: {
    selectedCount: 0,
    onClear: fn(),
    summary: 'Showing 1-10 of 128',
    actions: <Button>Refunded it</Button>,
  },
} satisfies Meta<typeof TableToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};
export const Selecting: Story = { args: { selectedCount: 3 } };
export const Phone: Story = {
  args: { selectedCount: 3 },
  globals: { viewport: { value: 'phone' } },
};
const news = (
  <Button size="xs" variant="default">
    3 new, show
  </Button>
);
export const News: Story = { args: { news } };
export const NewsPhone: Story = { ...News, globals: phone, play: fits };
/** Why the buttons do nothing stands beside the number: a finger sees no tooltip. */
export const TooMany: Story = {
  args: {
    selectedCount: 1_204_331,
    note: 'At most 1,000 orders can be changed at once. Select fewer.',
  },
};
export const TooManyPhone: Story = { ...TooMany, globals: phone, play: fits };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = { args: { summary: longText }, globals: phone, play: fits };
export const Hover: Story = { ...Selecting, parameters: hovered };
export const Focus: Story = { ...Selecting, parameters: focused };
