import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fits, focused, hovered, phone } from '../../testing/states.ts';
import { Pager } from './Pager.tsx';

const meta = {
  component: Pager,
  args: {
    page: 6,
    pageCount: 13,
    pages: [1, 'ellipsis', 5, 6, 7, 'ellipsis', 13],
    onPage: fn(),
    pageSize: 10,
    pageSizes: [10, 25, 50, 100, 500, 'All'],
    onPageSize: fn(),
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1, pages: [1, 2, 3, 4, 5, 'ellipsis', 13] } };
export const OnlyPage: Story = { args: { page: 1, pageCount: 1, pages: [1] } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Nobody knows how many pages there are: they come with the answer. */
export const Loading: Story = { args: { pageCount: undefined, pages: [] } };
export const Millions: Story = {
  args: { page: 1_048_575, pageCount: 1_048_576, pages: [1, 'ellipsis', 1_048_575, 1_048_576] },
  globals: phone,
  play: fits,
};
const asked = { page: 7, pageSize: 10, onRetry: fn() } as const;
/** The rows of page 6 stand while page 7 is waited for. */
export const AskedPage: Story = { args: { asked: { ...asked, state: 'loading' } } };
export const AskedPageFailed: Story = { args: { asked: { ...asked, state: 'failed' } } };
export const AskedPageFailedPhone: Story = { ...AskedPageFailed, globals: phone, play: fits };
export const AskedPageFailedRightToLeft: Story = { ...AskedPageFailed, globals: { dir: 'rtl' } };
/** Another size counts the pages otherwise: none of these is marked. */
export const AskedSizeFailed: Story = {
  args: { asked: { ...asked, page: 1, pageSize: 50, state: 'failed' } },
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
