import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact, FactGrid } from './FactGrid.tsx';

const meta = {
  component: FactGrid,
  args: {
    children: (
      <>
        <Fact label="Order ID" value="104777" copy="104777" />
        <Fact label="Process status" value="Completed" />
        <Fact label="Processing mode" value="Priority Processing" />
        <Fact label="Application email" value="104777@orders.example.com" copy="x" span={2} />
        <Fact label="Merchant name" value={undefined} />
      </>
    ),
  },
} satisfies Meta<typeof FactGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};
export const OneColumn: Story = { args: { columns: 1 } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Portal: Story = { globals: { theme: 'portal' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
