import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconWorld } from '@tabler/icons-react';
import { screen } from 'storybook/test';
import type { LinkRender } from '../../link.ts';
import { describedBy } from '../../testing/comment.ts';
import { fits, focused, hovered, longName, phone } from '../../testing/states.ts';
import { NavRow } from './NavRow.tsx';
import source from './NavRow.tsx?raw';

const link: LinkRender = ({ children, ...props }) => (
  <a href="#folder" {...props}>
    {children}
  </a>
);

function Rows() {
  return (
    <nav aria-label="Folders" style={{ inlineSize: 276 }}>
      <NavRow
        icon="awaitingCustomer"
        label="Awaiting Customer"
        count={23}
        active={false}
        link={link}
      />
      <NavRow icon="history" label="Order History" count={14902} active={false} link={link} />
      <NavRow icon="refunds" label="Refunds" count={64} active link={link} />
      <NavRow icon="chargeback" label="Chargeback" count={0} active={false} link={link} />
      <NavRow icon="deleted" label="Deleted Orders" count={undefined} active={false} link={link} />
      <NavRow
        icon={<IconWorld size={18} stroke={1.75} aria-hidden />}
        label="Country Order List"
        active={false}
        link={link}
      />
    </nav>
  );
}

const meta = {
  component: NavRow,
  parameters: describedBy(source, 'NavRow'),
  args: { icon: 'refunds', label: 'Refunds', count: 64, active: true, link },
  render: () => <Rows />,
} satisfies Meta<typeof NavRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  render: (args) => (
    <nav aria-label="Folders" style={{ inlineSize: 276 }}>
      <NavRow {...args} />
    </nav>
  ),
};
/** The words of its count are read, not seen. */
export const CountWithWords: Story = {
  ...One,
  args: { label: 'System', count: 2, countWords: 'parts need attention' },
  play: async () => {
    await screen.findByRole('link', { name: /^System 2\s+parts need attention$/ });
  },
};
export const Sidebar: Story = {};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  render: () => (
    <nav aria-label="Folders" style={{ inlineSize: 276 }}>
      <NavRow icon="pending" label={longName} count={1_234_567} active link={link} />
    </nav>
  ),
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
