import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconRefresh } from '@tabler/icons-react';
import { fits, longName, phone } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { PageTitle } from './PageTitle.tsx';

const meta = {
  component: PageTitle,
  args: {
    title: 'New Orders',
    total: 128,
    children: (
      <>
        <SearchBox
          value=""
          onChange={() => {}}
          onClear={() => {}}
          busy={false}
          label="Search orders"
          placeholder="Search orders"
          hint="/"
        />
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />}>
          Refresh
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folder: Story = {};
export const WithBack: Story = {
  args: { title: 'Future Orders, Feb', before: <a href="#months">Future Orders</a> },
};
/** A search counts its matches to 1,000. */
export const MoreThanTheTotal: Story = { args: { total: 1000, more: true } };
export const TitleOnly: Story = { args: { total: undefined, children: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = {
  args: { title: longName, total: 1_234_567, unit: 'countries' },
  globals: phone,
  play: fits,
};
/** The total is not known yet. */
export const Loading: Story = { args: { total: undefined } };
