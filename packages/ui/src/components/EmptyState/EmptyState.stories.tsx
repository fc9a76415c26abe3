import type { Meta, StoryObj } from '@storybook/react-vite';
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
