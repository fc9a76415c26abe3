import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, longName, longText, phone } from '../../testing/states.ts';
import { toneIcon } from '../../theme/tones.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No records found' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithLine: Story = {
  args: { icon: toneIcon('future'), line: 'Nothing is planned for this month.' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  args: { title: longName, line: longText },
  globals: phone,
  play: fits,
};
export const Portal: Story = { globals: { theme: 'portal' } };
