import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, phone } from '../../testing/states.ts';
import { type StatusTone, statusTones } from '../../theme/tones.ts';
import { StatusChip } from './StatusChip.tsx';

const words: Record<StatusTone, string> = {
  new: 'New',
  priority: 'Priority',
  pending: 'Pending',
  awaitingCustomer: 'Awaiting Customer',
  awaitingGovt: 'Awaiting Govt',
  contactCustomer: 'Contact Customer',
  customerCalled: 'Customer Called',
  completed: 'Completed',
  refunds: 'Refunds',
  chargeback: 'ChargeBack',
  deleted: 'Deleted',
  future: 'Future',
  my: 'My Orders',
  history: 'Order History',
};

function Chips({ background = 'transparent' }: { background?: string }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8, background }}>
      {statusTones.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {words[tone]}
        </StatusChip>
      ))}
    </div>
  );
}

const meta = {
  component: StatusChip,
  args: { tone: 'new', children: 'New' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const AllTones: Story = { render: () => <Chips /> };
export const OnSelectedRow: Story = {
  render: () => <Chips background="var(--mantine-color-teal-0)" />,
};
export const RightToLeft: Story = { render: () => <Chips />, globals: { dir: 'rtl' } };
/** An unknown status shows its raw text in the colours of Deleted. */
export const Unknown: Story = {
  render: () => <StatusChip tone="deleted">awaiting_second_inspection</StatusChip>,
  globals: phone,
  play: fits,
};
export const Phone: Story = { globals: phone, play: fits };
