import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  component: UiProvider,
  args: { theme: 'staff', children: <Button>Refresh</Button> },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {};
export const Portal: Story = { args: { theme: 'portal' }, globals: { theme: 'portal' } };
export const RightToLeft: Story = { args: { dir: 'rtl' }, globals: { dir: 'rtl' } };
