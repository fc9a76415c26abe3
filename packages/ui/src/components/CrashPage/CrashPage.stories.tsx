import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, focused, hovered, longName, longText, phone } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { CrashPage } from './CrashPage.tsx';

const meta = {
  component: CrashPage,
  args: {
    title: 'Unexpected Application Error!',
    sentence: 'This page stopped working. Reload it; nothing you saved is lost.',
    action: <Button>Reload</Button>,
  },
} satisfies Meta<typeof CrashPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {};
export const Portal: Story = { globals: { theme: 'portal' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  args: { title: longName, sentence: longText },
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
