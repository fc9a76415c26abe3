import type { Meta, StoryObj } from '@storybook/react-vite';
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
