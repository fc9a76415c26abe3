import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describedBy } from '../../testing/comment.ts';
import { fits, focused, hovered, longName, phone } from '../../testing/states.ts';
import { ViewButton } from './ViewButton.tsx';
import source from './ViewButton.tsx?raw';

const meta = {
  component: ViewButton,
  parameters: describedBy(source, 'ViewButton'),
  args: {
    assignedTo: null,
    label: 'View order 104829',
    link: ({ children, ...props }) => (
      <a href="#order" {...props}>
        {children}
      </a>
    ),
  },
} satisfies Meta<typeof ViewButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Assigned: Story = {
  args: { assignedTo: 'Sinta' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View order 104829, Assigned to Sinta' }),
    ).toHaveAttribute('title', 'Assigned to Sinta');
  },
};
export const AssigneeLeft: Story = {
  args: { assignedTo: 'Sinta', hasLeft: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View order 104829, Assigned to Sinta, who has left' }),
    ).toHaveAttribute('title', 'Assigned to Sinta, who has left');
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = { args: { assignedTo: longName }, globals: phone, play: fits };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const Phone: Story = { globals: phone, play: fits };
