import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { describedBy } from '../../testing/comment.ts';
import { fits, focused, hovered, longName, phone } from '../../testing/states.ts';
import { Button } from './Button.tsx';
import source from './Button.tsx?raw';
import { Spinner } from './Spinner.tsx';

function Row() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button>Assign to me</Button>
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />}>
        Refresh
      </Button>
      <Button variant="danger-line" leftSection={<IconTrash size={16} aria-hidden />}>
        Delete Order
      </Button>
      <Button variant="danger">Yes</Button>
      <Button variant="quiet-danger">Delete</Button>
      <Button leftSection={<Spinner />}>Uploading…</Button>
      <Button disabled>Submit</Button>
    </div>
  );
}

const meta = {
  component: Button,
  parameters: describedBy(source, 'Button'),
  args: { children: 'Assign to me' },
  render: () => <Row />,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One alone, to try its properties. */
export const One: Story = { render: (args) => <Button {...args} /> };
export const Staff: Story = {};
export const Portal: Story = { globals: { theme: 'portal' } };
export const PortalRightToLeft: Story = { globals: { theme: 'portal', dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  render: () => <Button variant="default">{longName}</Button>,
  globals: { ...phone, theme: 'portal' },
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
